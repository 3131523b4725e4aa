import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import { dateWords } from '#core/day-words.ts';
import { linkStateOf, type RecipientLink } from '#core/press-kit-link.ts';
import type { PagePart } from '#core/press-kit-page.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { useProGate } from '../../shell/gate/use-pro-gate.tsx';
import { LastRead, SectionsRead } from './LinkReads.tsx';

/** What was asked for in a row. */
export type LinkAct = 'reads' | 'edit' | 'revoke' | 'delete';

interface LinkRowProps {
  link: RecipientLink;
  parts: readonly PagePart[];
  /** It is being revoked, or opened again. */
  isBusy: boolean;
  onAct: (act: LinkAct, link: RecipientLink) => void;
}

const ICON = { size: 'sm', variant: 'quiet', iconOnly: true } as const;
const TEXT = { size: 'sm', variant: 'quiet' } as const;

/** A link: whose it is, what they read, until when, and what can be done to it. */
export function LinkRow({ link, parts, isBusy, onAct }: LinkRowProps) {
  const { recipient, expiresOn, url } = link;
  const state = linkStateOf(link, new Date());
  const isOpen = state === 'open';
  const day = dateWords(expiresOn);
  const canEdit = isOpen && url !== null;
  const { ask: askToEdit, dialog: gate } = useProGate({
    ...{ gate: 'recipient-links', next: canEdit ? 'edit the link' : 'renew the link' },
    onPro: () => onAct('edit', link),
  });
  return (
    <tr data-state={state} data-link={link.id}>
      <td>
        <b dir="auto">{recipient}</b>
      </td>
      <td>
        <LastRead reads={link.reads} />
      </td>
      <td>
        <SectionsRead link={link} parts={parts} onOpen={() => onAct('reads', link)} />
      </td>
      <td className="num">{isOpen ? day : state === 'revoked' ? 'Revoked' : `Expired ${day}`}</td>
      <td>
        <span className="publish-acts">
          {canEdit && (
            <Button
              {...{ ...TEXT, icon: Copy }}
              onClick={() => void copyAndSay(url, { title: 'Link copied', text: url })}
            >
              Copy link<span className="sr"> for {recipient}</span>
            </Button>
          )}
          {canEdit ? (
            <Button key="edit" {...ICON} icon={Pencil} onClick={askToEdit}>
              {`Edit the link for ${recipient}`}
            </Button>
          ) : (
            <Button key="renew" {...TEXT} onClick={askToEdit}>
              Renew link<span className="sr"> for {recipient}</span>
            </Button>
          )}
          {isOpen ? (
            <Button
              key="revoke"
              {...ICON}
              icon={Link2Off}
              busy={isBusy}
              onClick={() => onAct('revoke', link)}
            >
              {`Revoke the link for ${recipient}`}
            </Button>
          ) : (
            <Button key="delete" {...ICON} icon={Trash} onClick={() => onAct('delete', link)}>
              {`Delete the link for ${recipient}`}
            </Button>
          )}
        </span>
        {gate}
      </td>
    </tr>
  );
}
