import { useStore } from '@nanostores/react';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ENDED_LINKS_KEPT_DAYS, type RecipientLink } from '#core/press-kit-link.ts';
import type { PagePart } from '#core/press-kit-page.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { isWithPro } from '../../shell/gate/session-pro.ts';
import { useProGate } from '../../shell/gate/use-pro-gate.tsx';
import { DeleteLink, RevokeLink, sayNotDone } from './EndLink.tsx';
import { type LinkAct, LinkRow } from './LinkRow.tsx';
import { type KnownPage, linksOf } from './page.store.ts';
import './recipients.css';

const LinkDialog = late(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const ReadLog = late(async () => (await import('./ReadLog.tsx')).ReadLog);

interface RecipientLinksProps {
  generationId: string;
  links: KnownPage['links'];
  isPublished: boolean;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
}

/** The focus goes to the first button of a link, or of the whole, once what was pressed has made way. */
function useNextFocus(links: KnownPage['links']) {
  const box = useRef<HTMLElement>(null);
  const [next, setNext] = useState<{ link: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the links have changed
  useEffect(() => {
    if (!next) return;
    const row = next.link && box.current?.querySelector(`[data-link="${next.link}"] .publish-acts`);
    (row || box.current)?.querySelector<HTMLElement>('button, a[href]')?.focus();
    setNext(null);
  }, [next, links]);
  return { box, focusOn: (link: string | null) => setNext({ link }) };
}

/** Whether the focus is where a button of that link, or of a message about it, was pressed. */
const isFocusLeft = (link: string): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.closest(`[data-link="${link}"], .toasts`) !== null;
};

/** A link for each recipient: who has one, what they read, and what can be done to it. */
export function RecipientLinks({ generationId, links, isPublished, parts }: RecipientLinksProps) {
  const hasPro = isWithPro(useStore($session, { ssr: 'initial' }));
  const [asked, setAsked] = useState<{ act: LinkAct; id: string | null } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const { box, focusOn } = useNextFocus(links);
  const { ask: askToAdd, dialog: gate } = useProGate({
    gate: 'recipient-links',
    onPro: () => setAsked({ act: 'edit', id: null }),
  });
  const link = links.find(({ id }) => id === asked?.id) ?? null;
  const close = (next?: { focus: string | null }) => {
    setAsked(null);
    if (next) focusOn(next.focus);
  };

  async function revoke(link: RecipientLink, revoked = true): Promise<void> {
    setBusy(link.id);
    try {
      await linksOf(generationId).revoke(link, revoked);
      // Unless somebody has gone on elsewhere meanwhile.
      if (isFocusLeft(link.id)) focusOn(link.id);
      if (!revoked) return;
      showToast({
        title: `The link for ${link.recipient} is revoked`,
        action: {
          ...{ label: 'Undo', alt: 'Renew it from the list' },
          onAction: () => void revoke(link, false),
        },
      });
    } catch (error) {
      sayNotDone(error);
    } finally {
      setBusy(null);
    }
  }
  const act = (what: LinkAct, link: RecipientLink): void => {
    if (what === 'revoke' && hasPro) void revoke(link);
    else setAsked({ act: what, id: link.id });
  };

  return (
    <section ref={box} className="publish-recipients" aria-labelledby="publish-recipients">
      <header>
        <h3 id="publish-recipients">One link per recipient</h3>
        <Badge kind="pro">Pro</Badge>
        <Button size="sm" icon={Plus} onClick={askToAdd}>
          Add recipient
        </Button>
      </header>
      {gate}
      {links.length === 0 ? (
        <p className="small muted">
          Send each booker their own link: your greeting above the kit, a closing date, and a record of what
          they read.
        </p>
      ) : (
        <>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Recipient</th>
                <th scope="col">Last read</th>
                <th scope="col">Sections read</th>
                <th scope="col">Open until</th>
                <th scope="col">
                  <span className="sr">What you can do</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {links.map((each) => (
                <LinkRow key={each.id} {...{ link: each, parts, isBusy: busy === each.id }} onAct={act} />
              ))}
            </tbody>
          </table>
          <p className="small muted">
            {isPublished
              ? 'The kit itself stays public: revoking closes the link and its greeting.'
              : 'Your page is offline, and so are its links until you publish it.'}{' '}
            Links are deleted {ENDED_LINKS_KEPT_DAYS} days after they end.
          </p>
        </>
      )}
      <Suspense>
        {asked?.act === 'edit' && (asked.id === null || link) && (
          <LinkDialog
            {...{ generationId, link }}
            onClose={(isDone) => close(isDone && link ? { focus: link.id } : undefined)}
          />
        )}
        {asked?.act === 'reads' && link && <ReadLog {...{ link, parts }} onClose={() => close()} />}
        {asked?.act === 'revoke' && link && (
          <RevokeLink
            {...{ generationId, link }}
            onClose={(isDone) => close(isDone ? { focus: link.id } : undefined)}
          />
        )}
        {asked?.act === 'delete' && link && (
          <DeleteLink
            {...{ generationId, link }}
            onClose={(isDone) => close(isDone ? { focus: null } : undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
