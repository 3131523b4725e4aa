import { pressKitPath } from './press-kit-page.ts';
import { firstDay } from './tools/press-kit/kit-words.ts';

export type { RecipientLink, SavedRecipientLink } from './press-kit-link-schema.ts';

/** Longest parts of a link, in characters. */
export const LINK_LENGTH = { recipient: 80, greeting: 600 } as const;

/** Links of one page, with those that ended and are still shown. */
export const MOST_LINKS = 100;

/** Days that a link is open where nothing else is said, and at most. */
export const LINK_DAYS = { usual: 30, most: 366 } as const;

/** Days that a link is shown after its end, with what was read by it. */
export const ENDED_LINKS_KEPT_DAYS = 90;

/** The page of a press kit with a greeting for one recipient. */
export const recipientLinkPath = (slug: string, token: string): string =>
  `${pressKitPath(slug)}/for/${token}`;

/** Its last day is over once it is over everywhere. */
export const linkStateOf = (
  { expiresOn, revokedAt }: { expiresOn: string; revokedAt: string | null },
  now: Date,
): 'open' | 'expired' | 'revoked' => {
  if (revokedAt !== null) return 'revoked';
  return expiresOn < firstDay(now) ? 'expired' : 'open';
};
