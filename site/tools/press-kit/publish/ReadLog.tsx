import type { RecipientLink } from '#core/press-kit-link.ts';
import { PAGE_PARTS, type PagePart } from '#core/press-kit-page.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { LastRead, readsIn, timesWords } from './LinkReads.tsx';

interface ReadLogProps {
  link: RecipientLink;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
  onClose: () => void;
}

/** Part by part how often a link was read, and when last. */
export function ReadLog({ link, parts, onClose }: ReadLogProps) {
  const now = new Date();
  const rows = readsIn(link, parts);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`What ${link.recipient} read`}
      description="Through their link. Your own visits don't count."
    >
      <LastRead reads={link.reads} />
      {rows.length > 0 && (
        <ul className="publish-log">
          {rows.map(({ part, count, lastReadAt }) => (
            <li key={part}>
              <b>{PAGE_PARTS[part]}</b>
              <span className="num muted">{timesWords(count)}</span>
              <span className="num">{momentWords(lastReadAt, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
