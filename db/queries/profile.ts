import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { mediaUrl } from '#core/media.ts';
import type { Profile } from '#core/profile.ts';
import type { ProfileChange } from '#core/profile-schema.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { profiles } from '../schema/profiles.ts';
import { users } from '../schema/users.ts';
import { symbolOf } from './brand-kit.ts';
import { noteProfile } from './journey.ts';

/** The fields of the API and the columns that they are kept in. */
const USER_COLUMNS = { firstName: users.name, careerStage: users.careerStage };
const PROFILE_COLUMNS = {
  artistName: profiles.artistName,
  city: profiles.city,
  genres: profiles.genres,
  bioFacts: profiles.bioFacts,
  socials: profiles.socials,
  timeZone: profiles.timeZone,
  currency: profiles.currency,
  notifications: profiles.notifications,
  pictureId: profiles.pictureId,
};

/** A statement for a batch: who the account is on stage; what it never filled in is empty. `profileOf` reads its row. */
export const selectProfile = (db: Database, owner: Owner) =>
  db
    .select({
      ...USER_COLUMNS,
      pictureUrl: users.image,
      stored: PROFILE_COLUMNS,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, owner));

type Row = Awaited<ReturnType<typeof selectProfile>>[number];

const NEVER_FILLED: NonNullable<Row['stored']> = {
  artistName: '',
  city: '',
  genres: [],
  bioFacts: [],
  socials: {},
  timeZone: null,
  currency: null,
  notifications: { gigs: true, money: true, news: false },
  pictureId: null,
};

export function profileOf([row]: readonly Row[]): Profile | null {
  if (!row) return null;
  const { stored, ...named } = row;
  return { ...named, ...(stored ?? NEVER_FILLED) };
}

/** The fields that were sent, as they are stored. */
function given(change: ProfileChange, columns: Partial<Record<keyof ProfileChange, SQLiteColumn>>) {
  return Object.entries(columns).flatMap(([field, column]) => {
    const value = change[field as keyof ProfileChange];
    if (value === undefined) return [];
    return [
      { column: sql.identifier(column.name), stored: value === null ? null : sql.param(value, column) },
    ];
  });
}
type Given = ReturnType<typeof given>;

const assigned = (fields: Given): SQL[] => fields.map(({ column, stored }) => sql`${column} = ${stored}`);
const different = (fields: Given): SQL[] =>
  fields.map(({ column, stored }) => sql`${column} IS NOT ${stored}`);

/** What the account's picture becomes: its own, or the symbol of its logo. */
const imageOf = (userId: string, pictureId: string | null): SQL =>
  pictureId === null ? symbolOf(userId) : sql`${mediaUrl(pictureId)}`;

/**
 * Changes the fields that were sent, in one batch; where that changes anything, with an activity. An own picture stands
 * before the logo's symbol. The one that it replaces goes. Null, and nothing has changed, where the picture is not the
 * account's.
 */
export async function updateProfile(
  db: Database,
  params: { userId: string; change: ProfileChange; activity: { id: string; action: string }; now: Date },
): Promise<Profile | null> {
  const { userId, change, activity } = params;
  const { pictureId } = change;
  const at = params.now.getTime();
  const ofUser = given(change, USER_COLUMNS);
  const ofProfile = given(change, PROFILE_COLUMNS);
  const may =
    typeof pictureId === 'string'
      ? sql`EXISTS (SELECT 1 FROM media WHERE id = ${pictureId} AND user_id = ${userId})`
      : sql`1`;
  const differs = sql.join([sql`0`, ...different(ofUser), ...different(ofProfile)], sql` OR `);
  const image = pictureId === undefined ? [] : [sql`profile_image_url = ${imageOf(userId, pictureId)}`];
  // Conditional on the picture being the account's, statement by statement.
  const first = [
    db.run(sql`
      INSERT INTO profiles (user_id, updated_at) SELECT id, ${at} FROM users WHERE id = ${userId} AND ${may}
      ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO activities (id, user_id, action, created_at)
      SELECT ${activity.id}, users.id, ${activity.action}, ${at} FROM users JOIN profiles ON user_id = users.id
      WHERE users.id = ${userId} AND ${may} AND (${differs})`),
    // The reference to it goes with it.
    db.run(sql`
      DELETE FROM media WHERE ${pictureId === undefined ? 0 : 1} AND ${may} AND id <> ${pictureId ?? ''}
        AND id = (SELECT picture_id FROM profiles WHERE user_id = ${userId})`),
    db.run(sql`
      UPDATE profiles SET ${sql.join([sql`updated_at = ${at}`, ...assigned(ofProfile)], sql`, `)}
      WHERE user_id = ${userId} AND ${may}`),
  ];
  const { changed, rows } = await namedBatch(db, first, {
    changed: db.run(sql`
      UPDATE users SET ${sql.join([sql`updated_at = ${at}`, ...assigned(ofUser), ...image], sql`, `)}
      WHERE id = ${userId} AND ${may}`),
    noted: noteProfile(db, userId),
    rows: selectProfile(db, userId),
  });
  return changed.rowsAffected > 0 ? profileOf(rows) : null;
}
