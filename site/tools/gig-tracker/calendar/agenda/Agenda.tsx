import { listed } from '#core/count-words.ts';
import { shortDayWords } from '#core/day-words.ts';
import { type AgendaRow, agendaOf } from '#core/gigs/agenda.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { monthWords } from '#core/gigs/range-words.ts';
import { cx } from '#site/ui/cx.ts';
import { hasFailed, knownOf, NotKnown } from '../NotKnown.tsx';
import type { Shown } from '../use-shown.ts';
import { GigRow } from './GigRow.tsx';
import './agenda.css';

/** What is on, free and blocked, day after day. */
export function Agenda({ shown }: { shown: Shown }) {
  const { fetched, gigs, free, tracker } = shown;
  const days = knownOf(fetched, shown.days);
  // Why they couldn't be loaded is told above.
  if (!days && hasFailed(fetched)) return <p className="agenda-none small muted">Not loaded</p>;
  if (!days) return <NotKnown fetched={fetched} height={240} />;
  const months = agendaOf({ ...days, gigs, free: [...free], blocked: tracker.blocked });
  const isWhole = days.from === shown.days.from && days.to === shown.days.to;
  return (
    <>
      {months.length === 0 && isWhole && <p className="agenda-none small muted">No gigs on these days.</p>}
      {months.map(({ month, rows }) => (
        <section key={month} className="agenda-month" aria-label={monthWords(month)}>
          <h3 className="num">{monthWords(month)}</h3>
          <ul>
            {rows.map((row) => (
              <li
                key={`${row.kind} ${row.day} ${row.kind === 'gig' ? row.gig.id : ''}`}
                className={cx('agenda-row', row.kind !== 'gig' && 'quiet')}
              >
                <DateBlock row={row} shown={shown} />
                <Row row={row} shown={shown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isWhole && !hasFailed(fetched) && <NotKnown fetched={fetched} height={48} />}
    </>
  );
}

function Row({ row, shown }: { row: AgendaRow<Gig>; shown: Shown }) {
  switch (row.kind) {
    case 'gig':
      return <GigRow gig={row.gig} shown={shown} />;
    case 'free': {
      const [, ...others] = row.nights;
      return (
        <p className="agenda-quiet free">
          <b>Free</b>
          {others.length > 0 && <span className="num">{listed(others.map(withoutMonth))} too</span>}
        </p>
      );
    }
    case 'blocked': {
      const { from, to, note } = row.blocked;
      return (
        <p className="agenda-quiet">
          <b>{note ? `Blocked: ${note}` : 'Blocked'}</b>
          {from !== to && <span className="num">to {shortDayWords(to)}</span>}
        </p>
      );
    }
  }
}

/** `Sat 21` */
const withoutMonth = (day: string): string => shortDayWords(day).replace(/ \w+$/, '');

function DateBlock({ row: { kind, day }, shown }: { row: AgendaRow<Gig>; shown: Shown }) {
  const [weekday, date] = shortDayWords(day).split(' ');
  return (
    <p
      className={cx(
        'agenda-date num',
        kind !== 'gig' && 'quiet',
        day === shown.today && 'today',
        day < shown.tonight && 'past',
      )}
    >
      <b>{date}</b>
      <span>{weekday}</span>
    </p>
  );
}
