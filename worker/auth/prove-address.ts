import { ApiError } from '#core/errors.ts';

/** The address that a verification token is for, before its signature is checked; null where it is no such token. */
function addressOf(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { email } = claims as { email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}

/** Refuses a link that was mailed to another address than that of the account which opened it. */
export function requireOwnLink(token: string, account: { email: string }): void {
  const address = addressOf(token);
  if (address === account.email) return;
  const reason = address
    ? 'This link is for another account. Sign in there first'
    : 'This link is incomplete';
  throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: 'token', reason }] });
}
