import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '#site/ui/Button.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { type List, loadMore } from './list.store.ts';

/** Columns of the table. */
const COLUMNS = 8;

/** Where a row stands among the lines, and what measures it. */
export interface RowPlace {
  line: number;
  measure: (row: HTMLTableRowElement | null) => void;
}

/** The room of rows that are out of sight. */
export const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr className="gig-list-gap" aria-hidden="true" style={{ height }}>
    <td colSpan={COLUMNS} />
  </tr>
);

/** The name of a month, above its gigs. */
export const MonthRow = ({ line, measure, words }: RowPlace & { words: string }) => (
  <tr ref={measure} data-index={line} className="gig-list-month" aria-rowindex={line + 2}>
    <td colSpan={COLUMNS}>{words}</td>
  </tr>
);

/** What comes after the last gig that is loaded: more of them, or why they didn't come. */
export const EndRow = ({ line, measure, more }: RowPlace & Pick<List, 'more'>) => (
  <tr ref={measure} data-index={line} className="gig-list-end" aria-rowindex={line + 2}>
    <td colSpan={COLUMNS}>
      {more === 'failed' ? (
        <div className="gig-list-end-failed" role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          <span>We couldn't load more gigs.</span>
          <Button size="sm" icon={RefreshCw} onClick={() => void loadMore()}>
            Retry
          </Button>
        </div>
      ) : (
        <div className="gig-list-end-loading">
          <span className="sr">Loading more gigs</span>
          <Skeleton width="54%" height={12} />
          <Skeleton width={48} height={12} />
        </div>
      )}
    </td>
  </tr>
);
