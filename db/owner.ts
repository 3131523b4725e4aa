import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Whose rows a statement is about: an account that is known, or one that the same batch finds by its session. */
export type Owner = string | SQL<string>;

/** An instant of a statement, or its place in one that is prepared, where it is filled in as milliseconds. */
export type Instant = Date | Placeholder;
export const milliseconds = (at: Instant): number | Placeholder => (at instanceof Date ? at.getTime() : at);

/** What an open session is found by: the hash of its token, at that moment. */
export interface SessionKey {
  tokenHash: string;
  now: Date;
}

/** True of a session and its account while the session is open and the account is not due to go. */
export const isOpenSession = (key: { tokenHash: string | Placeholder; now: Instant }): SQL => {
  const now = milliseconds(key.now);
  return sql`sessions.token = ${key.tokenHash}
    AND sessions.expires_at > ${now} AND (users.deletes_at IS NULL OR users.deletes_at > ${now})`;
};

/** The account of that session, for statements of the batch that selects the session too. NULL where none is open. */
export const ownerOf = (key: SessionKey): SQL<string> =>
  sql`(SELECT users.id FROM sessions JOIN users ON users.id = sessions.user_id WHERE ${isOpenSession(key)})`;
