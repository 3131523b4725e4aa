import type { RecipientLink } from '#core/press-kit-link.ts';
import { OPENED, PAGE_PARTS, type PagePart } from '#core/press-kit-page.ts';
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
    <StateLabel state="ok">
      {momentWords(last, new Date())}
      {opened && `, ${timesWords(opened.count)}`}
    </StateLabel>
  );
}

const namesOf = (parts: readonly PagePart[]): string => parts.map((part) => PAGE_PARTS[part]).join(', ');

/** Which of the parts of the page were read by a link: a cell for each, in the order of the page. */
export function SectionCells({ reads, parts }: Reads & { parts: readonly PagePart[] }) {
  const read = parts.filter((part) => reads.some((each) => each.part === part));
  return (
    <span className="publish-sections">
      <span
        className="publish-cells"
        role="img"
        aria-label={read.length > 0 ? `Read: ${namesOf(read)}` : 'Nothing read'}
        title={namesOf(read)}
      >
        {parts.map((part) => (
          <i key={part} data-read={read.includes(part) ? '' : undefined} />
        ))}
      </span>
      <span className="num small">
        {read.length} of {parts.length}
      </span>
    </span>
  );
}

/** Part by part how often a link was read, and when last. */
export function ReadLog({ reads, parts }: Reads & { parts: readonly PagePart[] }) {
  const now = new Date();
  const rows = parts.flatMap((part) => reads.filter((read) => read.part === part));
  return (
    <section className="publish-log" aria-labelledby="publish-log">
      <h3 id="publish-log">What was read</h3>
      <p className="small">
        <LastRead reads={reads} />
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ part, count, lastReadAt }) => (
            <li key={part}>
              <span>{PAGE_PARTS[part as PagePart]}</span>
              <span className="num muted">
                {momentWords(lastReadAt, now)}, {timesWords(count)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
