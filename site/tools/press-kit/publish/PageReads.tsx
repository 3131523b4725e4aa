import { OPENED, PAGE_PART_IDS, PAGE_PARTS, READ_DAYS } from '#core/press-kit-page.ts';
import type { KnownPage } from './page.store.ts';

/** How often the page was opened lately, and which of its parts were read. */
export function PageReads({ reads }: { reads: KnownPage['reads'] }) {
  const countOf = (part: string): number => reads.find((read) => read.part === part)?.count ?? 0;
  const rows = PAGE_PART_IDS.map((part) => ({ part, count: countOf(part) })).filter(({ count }) => count > 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const opened = countOf(OPENED);
  return (
    <section className="publish-reads" aria-labelledby="publish-reads">
      <header>
        <h3 id="publish-reads">Reads by section, {READ_DAYS} days</h3>
        {opened > 0 && (
          <span className="num small muted">{opened === 1 ? 'Opened once' : `Opened ${opened} times`}</span>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="small muted">
          Once somebody reads your page, you see which parts. Your own visits don't count.
        </p>
      ) : (
        <ul>
          {rows.map(({ part, count }) => (
            <li key={part}>
              <span>{PAGE_PARTS[part]}</span>
              <meter value={count} max={most} aria-label={PAGE_PARTS[part]}>
                {count}
              </meter>
              <span className="num">{count}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">Counted here, without cookies or third parties.</p>
    </section>
  );
}
