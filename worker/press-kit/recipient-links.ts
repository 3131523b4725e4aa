import { ApiError } from '#core/errors.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import {
  LINK_DAYS,
  MOST_LINKS,
  type RecipientLink,
  recipientLinkPath,
  type SavedRecipientLink,
} from '#core/press-kit-link.ts';
import { isPro } from '#core/subscription.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { newId } from '#db/ids.ts';
import {
  deleteLink,
  insertLink,
  renewLink as renewStoredLink,
  revokeLink as revokeStoredLink,
  type StoredLink,
  updateLink,
} from '#db/queries/press-kit-links.ts';
import type { SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { hashOfToken, newLink, tokenOf } from '../link-token.ts';

type LinkDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

/** A link as its artist is shown it. Made under another secret, its address is known to its recipient only. */
export function linkView({ settings }: Pick<Deps, 'settings'>, link: StoredLink): RecipientLink {
  const { id, recipient, greeting, expiresOn, revokedAt, createdAt } = link;
  const token = tokenOf(settings, 'recipient-link', link.seed);
  const isKnown = revokedAt === null && hashOfToken(token) === link.tokenHash;
  const path = recipientLinkPath(link.slug, token);
  return {
    ...{ id, recipient, greeting, expiresOn },
    revokedAt: revokedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    url: isKnown ? new URL(path, settings.PUBLIC_URL).href : null,
    reads: link.reads.map(({ lastReadAt, ...read }) => ({
      ...read,
      lastReadAt: new Date(lastReadAt).toISOString(),
    })) as RecipientLink['reads'],
  };
}

function found(deps: LinkDeps, link: StoredLink | null): { link: RecipientLink } {
  if (!link) throw new ApiError('NOT_FOUND');
  return { link: linkView(deps, link) };
}

function checkPro({ account }: SignedIn, now: Date): void {
  if (!isPro(account, now)) throw new ApiError('PRO_REQUIRED');
}

/** Whether the account may write this into a link. Throws PRO_REQUIRED; INVALID_INPUT for a last day that was, or is too far off. */
function checkWritten({ now }: LinkDeps, signedIn: SignedIn, { expiresOn }: SavedRecipientLink): void {
  checkPro(signedIn, now());
  const today = firstDay(now());
  if (expiresOn >= today && expiresOn <= dayAfter(today, LINK_DAYS.most)) return;
  const reason = expiresOn < today ? 'That day has passed. Choose a later one' : 'Choose a day within a year';
  throw new ApiError('INVALID_INPUT', reason, { fields: [{ path: 'expiresOn', reason }] });
}

/** Adds a link to the page of the account's made kit. Throws PRO_REQUIRED, INVALID_INPUT, NOT_FOUND, CONFLICT. */
export async function addLink(
  deps: LinkDeps,
  signedIn: SignedIn,
  { generationId, ...written }: SavedRecipientLink & { generationId: string },
): Promise<{ link: RecipientLink }> {
  checkWritten(deps, signedIn, written);
  const { hasPage, link } = await insertLink(deps.db, {
    ...{ generationId, userId: signedIn.account.id, most: MOST_LINKS, now: deps.now() },
    link: { id: newId('lnk'), ...written, ...newLink(deps.settings, 'recipient-link') },
  });
  if (!hasPage) throw new ApiError('NOT_FOUND', 'Publish the press kit first');
  if (!link) throw new ApiError('CONFLICT', `This kit has ${MOST_LINKS} links. Delete one first`);
  return { link: linkView(deps, link) };
}

/** Changes a link of the account. Throws PRO_REQUIRED, INVALID_INPUT, NOT_FOUND. */
export async function saveLink(
  deps: LinkDeps,
  signedIn: SignedIn,
  { id, ...written }: SavedRecipientLink & { id: string },
): Promise<{ link: RecipientLink }> {
  checkWritten(deps, signedIn, written);
  return found(deps, await updateLink(deps.db, { id, userId: signedIn.account.id, written }));
}

/** Revokes a link of the account, or takes that back, which throws PRO_REQUIRED. Throws NOT_FOUND. */
export async function revokeLink(
  deps: LinkDeps,
  signedIn: SignedIn,
  { id, revoked }: { id: string; revoked: boolean },
): Promise<{ link: RecipientLink }> {
  const now = deps.now();
  if (!revoked) checkPro(signedIn, now);
  const own = { id, userId: signedIn.account.id };
  return found(deps, await revokeStoredLink(deps.db, { ...own, at: revoked ? now : null }));
}

/** Opens a link of the account at another address. Throws PRO_REQUIRED, INVALID_INPUT, NOT_FOUND. */
export async function renewLink(
  deps: LinkDeps,
  signedIn: SignedIn,
  { id, ...written }: SavedRecipientLink & { id: string },
): Promise<{ link: RecipientLink }> {
  checkWritten(deps, signedIn, written);
  const token = newLink(deps.settings, 'recipient-link');
  return found(deps, await renewStoredLink(deps.db, { id, userId: signedIn.account.id, written, token }));
}

export async function removeLink(deps: LinkDeps, { account }: SignedIn, id: string): Promise<void> {
  if (!(await deleteLink(deps.db, { id, userId: account.id }))) throw new ApiError('NOT_FOUND');
}
