import type { RecipientLink } from '#core/press-kit-link.ts';
import { OPENED, PAGE_PARTS, type PagePart } from '#core/press-kit-page.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { momentWords } from './moment-words.ts';

type Reads = Pick<RecipientLink, 'reads'>;

const timesWords = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** When a link was opened last, and how often. */
export function LastRead({ reads }: Reads) {
  const opened = reads.find(({ part }) => part === OPENED);
  const last = reads
    .map(({ lastReadAt }) => lastReadAt)
    .toSorted()
    .at(-1);
  if (!last) return <StateLabel state="nothing">Not opened</StateLabel>;
  return (
    <span className="publish-last">
      <StateLabel state="ok">{momentWords(last, new Date())}</StateLabel>
      {opened && <span className="small muted">Opened {timesWords(opened.count)}</span>}
    </span>
  );
}

const readOf = ({ reads }: Reads, parts: readonly PagePart[]): PagePart[] =>
  parts.filter((part) => reads.some((each) => each.part === part));

interface SectionsReadProps {
  link: RecipientLink;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
  onOpen: () => void;
}

/** How many parts of the page were read by a link, a cell for each; pressed, it tells which and when. */
export function SectionsRead({ link, parts, onOpen }: SectionsReadProps) {
  const read = readOf(link, parts);
  return (
    <button type="button" className="publish-sections" onClick={onOpen}>
      <span className="publish-cells" aria-hidden="true">
        {parts.map((part) => (
          <i key={part} data-read={read.includes(part) ? '' : undefined} />
        ))}
      </span>
      <span className="num small">
        {read.length} of {parts.length}
        <span className="sr"> sections read by {link.recipient}</span>
      </span>
    </button>
  );
}

/** Part by part how often a link was read, and when last. */
export function ReadLog({
  link,
  parts,
  onClose,
}: Omit<SectionsReadProps, 'onOpen'> & { onClose: () => void }) {
  const now = new Date();
  const read = readOf(link, parts);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`What ${link.recipient} read`}
      description="Through their link. Your own visits don't count."
    >
      <LastRead reads={link.reads} />
      {read.length > 0 && (
        <ul className="publish-log">
          {link.reads
            .filter(({ part }) => part !== OPENED && read.includes(part))
            .toSorted(
              (one, other) => read.indexOf(one.part as PagePart) - read.indexOf(other.part as PagePart),
            )
            .map(({ part, count, lastReadAt }) => (
              <li key={part}>
                <b>{PAGE_PARTS[part as PagePart]}</b>
                <span className="num muted">{timesWords(count)}</span>
                <span className="num">{momentWords(lastReadAt, now)}</span>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}
