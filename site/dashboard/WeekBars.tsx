import type { CSSProperties } from 'react';
import type { Stats } from '#core/stats.ts';
import { cx } from '#site/ui/cx.ts';
import { dayWords } from './day-words.ts';

/** Creations of each week as bars with their values; the same as a table for assistive technology. */
export function WeekBars({ weeks }: Pick<Stats, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ made }) => made));
  return (
    <>
      <ol className="week-bars" aria-hidden="true">
        {weeks.map(({ startsOn, made }, week) => (
          <li key={startsOn} className={cx(week === weeks.length - 1 && 'now')}>
            <span className="num">{made}</span>
            <i style={{ '--part': made / most } as CSSProperties} />
          </li>
        ))}
      </ol>
      <table className="sr">
        <caption>Creations per week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Creations</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ startsOn, made }) => (
            <tr key={startsOn}>
              <th scope="row">{dayWords(startsOn, undefined, 'UTC')}</th>
              <td>{made}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
