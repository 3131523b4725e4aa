import { cx } from '#site/ui/cx.ts';

/** Days in a row that the dots can show. spec §9 */
export const STREAK_DOTS = 3;

const DOTS = Array.from({ length: STREAK_DOTS }, (_, day) => day);

function words(days: number): string {
  if (days === 0) return 'No streak yet';
  return days === 1 ? '1 day in a row' : `${days} days in a row`;
}

/** Days in a row with a visit, as up to three dots. spec §3 */
export function StreakDots({ days }: { days: number }) {
  return (
    <span className="streak">
      <span className="streak-dots" aria-hidden="true">
        {DOTS.map((day) => (
          <i key={day} className={cx(day < days && 'on')} />
        ))}
      </span>
      {words(days)}
    </span>
  );
}
