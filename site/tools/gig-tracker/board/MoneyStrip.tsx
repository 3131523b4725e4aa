import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { count } from '#core/count-words.ts';
import { addSums, type BoardColumn, type BoardSum, owedNow } from '#core/gigs/board-columns.ts';
import { isInTalks } from '#core/gigs/gig-status.ts';
import { lateGigs, nextStep } from '#core/gigs/next-step.ts';
import { moneyWords } from '#core/money.ts';
import { cx } from '#site/ui/cx.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { GigLink } from '../parts/TrackerLink.tsx';
import { nowHere } from '../parts/tonight.ts';
import { $board } from '../state/board.store.ts';
import './money-strip.css';

/** What is owed, what is agreed and what is talked about: a figure for each currency, never added together. */
export function MoneyStrip() {
  const board = useStore($board);
  if (board.state === 'failed') return null;
  const columns = board.state === 'ready' ? board.columns : null;
  const confirmed = columns?.filter(({ status }) => status === 'confirmed') ?? [];
  const talks = columns?.filter(({ status }) => isInTalks(status)) ?? [];
  const all = addSums(columns?.flatMap(({ sums }) => sums) ?? []);
  const owed = owedNow(columns ?? []);
  const late = columns?.reduce((sum, column) => sum + column.late.count, 0) ?? 0;
  const zero = moneyOfNone(all);
  const isWaiting = columns === null;
  return (
    <section className="panel money-strip" aria-label="Money" aria-busy={isWaiting}>
      <Cell name="Owed to you" className={cx('money-owed', late > 0 && 'late')} waits={isWaiting}>
        <Figures sums={owed} zero={zero} />
        {columns && late > 0 ? (
          <LateLine columns={columns} count={late} />
        ) : (
          <span className="small muted">{owed.length > 0 ? 'Nothing is late' : 'Nothing is owed now'}</span>
        )}
      </Cell>
      <Cell name="Confirmed ahead" waits={isWaiting}>
        <Figures sums={sumsOf(confirmed)} zero={zero} />
        <span className="small muted num">
          {[count(countOf(confirmed), 'gig'), ...paidWords(confirmed)].join(', ')}
        </span>
      </Cell>
      <Cell name="In talks, not counted" className="money-talks" waits={isWaiting}>
        <Figures sums={sumsOf(talks)} zero={zero} />
        <span className="small muted num">{count(countOf(talks), 'gig')}</span>
      </Cell>
    </section>
  );
}

/** How many are late, and which of those that the board has for the longest. */
function LateLine({ columns, count: all }: { columns: readonly BoardColumn[]; count: number }) {
  const now = nowHere();
  const [first] = lateGigs(
    columns.flatMap(({ gigs }) => gigs),
    now.today,
  );
  return (
    <span className="small danger money-late">
      <CircleAlert className="i i16" aria-hidden="true" />
      {first ? (
        <span>
          <GigLink id={first.id}>{nextStep(first, now).text}</GigLink>
          {all > 1 && <span className="num">, {all - 1} more late</span>}
        </span>
      ) : (
        <span className="num">{all === 1 ? '1 gig is late' : `${all} gigs are late`}</span>
      )}
    </span>
  );
}

const sumsOf = (columns: readonly BoardColumn[]): BoardSum[] =>
  addSums(columns.flatMap(({ sums }) => sums)).filter(({ amount }) => amount > 0);
const countOf = (columns: readonly BoardColumn[]): number =>
  columns.reduce((sum, { count }) => sum + count, 0);

/** `€1,150 paid`, for each currency. */
const paidWords = (columns: readonly BoardColumn[]): string[] =>
  sumsOf(columns)
    .map(({ amount, unpaid, currency }) => ({ amount: amount - unpaid, currency }))
    .filter(({ amount }) => amount > 0)
    .map((paid) => `${moneyWords(paid)} paid`);

/** `€0` in the currency that most is in; without one a bare 0. */
const moneyOfNone = ([first]: readonly BoardSum[]): string =>
  first ? moneyWords({ amount: 0, currency: first.currency }) : '0';

type CellProps = { name: string; className?: string; waits: boolean; children: ReactNode };

function Cell({ name, className, waits, children }: CellProps) {
  return (
    <div className={className}>
      <h2 className="label muted">{name}</h2>
      {waits ? (
        <>
          <span className="money-figures">
            <Skeleton width={112} height={24} />
          </span>
          <span className="small">
            <Skeleton width={72} height={12} />
          </span>
        </>
      ) : (
        children
      )}
    </div>
  );
}

type FiguresProps = { sums: readonly { amount: number; currency: string }[]; zero: string };

/** The first large, those of other currencies beside it. */
function Figures({ sums, zero }: FiguresProps) {
  const [first, ...others] = sums;
  return (
    <p className="money-figures num">
      <b>{first ? moneyWords(first) : zero}</b>
      {others.map((sum) => (
        <span key={sum.currency}>
          <span className="sr">, </span>
          {moneyWords(sum)}
        </span>
      ))}
    </p>
  );
}
