import { LibsqlError } from '@libsql/client/web';

/** Whether an error means that the database did not answer, rather than that it answered with a refusal. */
export function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof LibsqlError && at.code === 'SERVER_ERROR') return true;
    if (at instanceof TypeError && /fetch|network/i.test(at.message)) return true;
  }
  return false;
}
