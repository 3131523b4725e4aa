import { Tooltip } from '#site/ui/Tooltip.tsx';

/** How many badges show by their initial. spec §9 */
export const BADGE_CIRCLES = 3;

/** What the account has earned: the first three by initial, then how many more. Their names are in the tip. spec §3 */
export function EarnedBadges({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return null;
  const names = badges.join(', ');
  const more = badges.length - BADGE_CIRCLES;
  return (
    <Tooltip text={names} side="bottom">
      <a className="earned" href="/journey" aria-label={`Badges: ${names}`}>
        {badges.slice(0, BADGE_CIRCLES).map((badge) => (
          <span key={badge} className="earned-one" aria-hidden="true">
            {badge.charAt(0)}
          </span>
        ))}
        {more > 0 && (
          <span className="num" aria-hidden="true">
            +{more}
          </span>
        )}
      </a>
    </Tooltip>
  );
}
