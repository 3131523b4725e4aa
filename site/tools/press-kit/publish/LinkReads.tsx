import type { RecipientLink } from '#core/press-kit-link.ts';
import { OPENED, type PagePart } from '#core/press-kit-page.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { StateLabel } from '#site/ui/StateLabel.tsx';

type Reads = Pick<RecipientLink, 'reads'>;

export const timesWords = (count: number): string => (count === 1 ? 'once' : `${count} times`);

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

/** What was read of these parts, in their order. */
export const readsIn = ({ reads }: Reads, parts: readonly PagePart[]) =>
  parts.flatMap((part) => {
    const read = reads.find((each) => each.part === part);
    return read ? [{ ...read, part }] : [];
  });

interface SectionsReadProps {
  link: RecipientLink;
  /** The parts of the page, in its order. */
  parts: readonly PagePart[];
  onOpen: () => void;
}

/** How many parts of the page were read by a link, a cell for each; pressed, it tells which and when. */
export function SectionsRead({ link, parts, onOpen }: SectionsReadProps) {
  const read = readsIn(link, parts).map(({ part }) => part);
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
