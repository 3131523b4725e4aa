import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { isPro } from '#core/plans.ts';
import { ENDED_LINKS_KEPT_DAYS, linkStateOf, type RecipientLink } from '#core/press-kit-link.ts';
import type { PagePart } from '#core/press-kit-page.ts';
import { dateWords } from '#core/tools/press-kit/kit-words.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { $user } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { LastRead, SectionCells } from './LinkReads.tsx';
import { type KnownPage, linksOf } from './page.store.ts';
import './recipients.css';

const LinkDialog = late(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

interface RecipientLinksProps {
  generationId: string;
  links: KnownPage['links'];
  isPublished: boolean;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
}

/** The dialog that is open, and which link it is about. */
type Asked = { what: 'link'; link: RecipientLink | null } | { what: 'delete'; link: RecipientLink } | null;

/** A link for each recipient: who has one, what they read, and what can be done to it. */
export function RecipientLinks({ generationId, links, isPublished, parts }: RecipientLinksProps) {
  const user = useStore($user, { ssr: () => null });
  const hasPro = user !== null && isPro(user, new Date());
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <section className="publish-recipients" aria-labelledby="publish-recipients">
      <header>
        <h3 id="publish-recipients">One link per recipient</h3>
        <Badge kind="pro">Pro</Badge>
        {hasPro ? (
          <Button size="sm" icon={Plus} onClick={() => setAsked({ what: 'link', link: null })}>
            Add recipient
          </Button>
        ) : (
          <Button size="sm" href="/pricing">
            Compare plans
          </Button>
        )}
      </header>
      {links.length > 0 && (
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
            {links.map((link) => (
              <LinkRow key={link.id} {...{ generationId, link, parts, hasPro }} onAsk={setAsked} />
            ))}
          </tbody>
        </table>
      )}
      <p className="small muted">
        {links.length === 0
          ? 'Send each booker a link of their own: your greeting above the kit, a day on which it closes, and what they read of it.'
          : `Counted here, without cookies or third parties. A revoked link answers as not found, and is deleted after ${ENDED_LINKS_KEPT_DAYS} days.`}
        {links.length > 0 &&
          !isPublished &&
          ' Your page is offline, and so are its links until you publish it.'}
      </p>
      <Suspense>
        {asked?.what === 'link' && (
          <LinkDialog {...{ generationId, parts, link: asked.link }} onClose={close} />
        )}
        {asked?.what === 'delete' && <DeleteDialog {...{ generationId, link: asked.link }} onClose={close} />}
      </Suspense>
    </section>
  );
}

interface LinkRowProps extends Pick<RecipientLinksProps, 'generationId' | 'parts'> {
  link: RecipientLink;
  hasPro: boolean;
  onAsk: (asked: Asked) => void;
}

const ICON = { size: 'sm', variant: 'quiet', iconOnly: true } as const;

function LinkRow({ generationId, link, parts, hasPro, onAsk }: LinkRowProps) {
  const { recipient, expiresOn, url } = link;
  const state = linkStateOf(link, new Date());
  return (
    <tr data-state={state}>
      <td>
        <b dir="auto">{recipient}</b>
      </td>
      <td>
        <LastRead reads={link.reads} />
      </td>
      <td>
        <SectionCells reads={link.reads} parts={parts} />
      </td>
      <td className="num">
        {state === 'open' ? dateWords(expiresOn) : state === 'revoked' ? 'Revoked' : 'Expired'}
      </td>
      <td className="r">
        <span className="publish-acts">
          {state === 'open' && url && (
            <Button
              {...{ size: 'sm', variant: 'quiet', icon: Copy }}
              onClick={() => void copyAndSay(url, { title: 'Link copied', text: url })}
            >
              Copy link<span className="sr"> for {recipient}</span>
            </Button>
          )}
          {(state !== 'open' || !url) && hasPro && (
            <Button size="sm" variant="quiet" onClick={() => onAsk({ what: 'link', link })}>
              Renew link<span className="sr"> for {recipient}</span>
            </Button>
          )}
          {state === 'open' && hasPro && url && (
            <Button {...ICON} icon={Pencil} onClick={() => onAsk({ what: 'link', link })}>
              {`Edit ${recipient}, and see what was read`}
            </Button>
          )}
          {state === 'open' ? (
            <Button {...ICON} icon={Link2Off} onClick={() => void revoke(generationId, link)}>
              {`Revoke the link for ${recipient}`}
            </Button>
          ) : (
            <Button {...ICON} icon={Trash} onClick={() => onAsk({ what: 'delete', link })}>
              {`Delete the link for ${recipient}`}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

const say = (error: unknown): void =>
  showToast({ tone: 'danger', title: 'The link is as it was', text: problemOf(error) });

async function revoke(generationId: string, link: RecipientLink): Promise<void> {
  const { recipient, greeting, expiresOn } = link;
  const save = (revoked: boolean) =>
    linksOf(generationId).save(link, { recipient, greeting, expiresOn, revoked });
  try {
    await save(true);
    const undo = () => save(false).catch(say);
    showToast({
      title: `The link for ${recipient} is closed`,
      action: { label: 'Undo', alt: 'Renew it from the list', onAction: () => void undo() },
    });
  } catch (error) {
    say(error);
  }
}

interface DeleteDialogProps extends Pick<RecipientLinksProps, 'generationId'> {
  link: RecipientLink;
  onClose: () => void;
}

function DeleteDialog({ generationId, link, onClose }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function remove(): Promise<void> {
    setIsBusy(true);
    await linksOf(generationId).remove(link).catch(say);
    onClose();
  }
  return (
    <ConfirmDialog
      danger
      open
      busy={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete the link for ${link.recipient}?`}
      text="What was read by it goes too. This can't be undone."
      confirm="Delete link"
      onConfirm={() => void remove()}
    />
  );
}
