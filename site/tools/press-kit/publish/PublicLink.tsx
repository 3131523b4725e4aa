import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useRef, useState } from 'react';
import { type PressKitPage, pressKitPath, slugFor } from '#core/press-kit-page.ts';
import { savedPressKitPageSchema } from '#core/press-kit-page-schema.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { savePage } from './page.store.ts';

interface PublicLinkProps {
  generationId: string;
  /** As it was made last. */
  kit: PressKit;
  page: PressKitPage | null;
  /** Whether the kit on the desk says something else by now. */
  isBehind: boolean;
}

/** The address of the page: chosen, copied, opened, moved, and taken back. */
export function PublicLink({ generationId, kit, page, isBehind }: PublicLinkProps) {
  const isPublished = page?.published ?? false;
  const [hasActed, setActed] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  // The button that was pressed has made way for others: the focus goes on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the page has changed
  useEffect(() => {
    if (!hasActed) return;
    ways.current?.querySelector('button')?.focus();
    setActed(false);
  }, [hasActed, page]);
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { slug: page?.slug ?? slugFor(kit), published: true },
    schema: savedPressKitPageSchema,
    async send(body) {
      // Enter, in a link that is as it was.
      if (isPublished && !isMoving) return;
      const saved = await savePage(generationId, body);
      setActed(true);
      showToast({
        tone: 'ok',
        title: isPublished ? 'Your page has moved' : 'Your press kit is online',
        text: isPublished ? 'The old link still leads there.' : saved.url,
        action: { label: 'Open', alt: 'Open it from the panel', onAction: () => open(saved.url, '_blank') },
      });
    },
  });
  const isMoving = isPublished && values.slug.trim().toLowerCase() !== page?.slug;
  return (
    <form {...form} className="panel-b publish-form">
      <Field
        label="Public link"
        error={errorOf('slug')}
        hint={
          isPublished
            ? 'You can change it later. The old link will still lead here.'
            : 'Letters, digits and hyphens.'
        }
      >
        <span className="publish-slug">
          <span className="muted" aria-hidden="true">
            {`${location.host}${pressKitPath('')}`}
          </span>
          <TextInput
            name="slug"
            value={values.slug}
            onChange={({ target }) => set('slug', target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </span>
      </Field>
      {problem && (
        <p className="small" role="alert">
          <StateLabel state="danger">{problem}</StateLabel>
        </p>
      )}
      <div ref={ways} className="publish-ways">
        {isPublished && !isMoving ? (
          <PublishedWays generationId={generationId} page={page} onActed={() => setActed(true)} />
        ) : (
          <Button type="submit" variant={isPublished ? 'default' : 'go'} busy={isBusy}>
            {isMoving ? 'Move the page' : 'Publish'}
          </Button>
        )}
      </div>
      <p className="small muted" role="status">
        {isPublished
          ? isBehind
            ? "It shows the kit as you made it last. Update the files, and it's up to date."
            : 'It shows your kit as it is now. Update the files and it changes at once; its QR code goes on your PDFs.'
          : 'Anybody with the link can see it, and search engines can find it. Unpublish any time.'}
      </p>
    </form>
  );
}

interface PublishedWaysProps extends Pick<PublicLinkProps, 'generationId' | 'page'> {
  onActed: () => void;
}

function PublishedWays({ generationId, page, onActed }: PublishedWaysProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (!page) return null;
  const { slug, url } = page;

  async function unpublish(): Promise<void> {
    setIsBusy(true);
    try {
      await savePage(generationId, { slug, published: false });
      onActed();
      const undo = () => savePage(generationId, { slug, published: true }).catch(say);
      showToast({
        title: 'Your page is offline',
        text: 'Its link is kept for you.',
        action: { label: 'Undo', alt: 'Publish it again from the panel', onAction: () => void undo() },
      });
    } catch (error) {
      say(error);
    } finally {
      setIsBusy(false);
    }
  }
  const say = (error: unknown): void =>
    showToast({ tone: 'danger', title: 'Your page is as it was', text: problemOf(error) });

  return (
    <>
      <Button size="sm" icon={Copy} onClick={() => void copyAndSay(url, { title: 'Link copied', text: url })}>
        Copy link
      </Button>
      <Button size="sm" icon={ExternalLink} href={url} target="_blank">
        Open
      </Button>
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void unpublish()}>
        Unpublish
      </Button>
    </>
  );
}
