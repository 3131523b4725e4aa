import { type SQL, sql } from 'drizzle-orm';
import { mediaUrl } from '#core/media.ts';
import type { Profile } from '#core/profile.ts';
import type { ProfileChange } from '#core/profile-schema.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { symbolOf } from './brand-kits.ts';
import { noteProfile } from './journey.ts';

const NEVER_FILLED = {
  genres: [],
  bioFacts: [],
  socials: {},
  notifications: { gigs: true, money: true, news: false },
};
type Listed = keyof typeof NEVER_FILLED;
const LISTED = Object.keys(NEVER_FILLED) as Listed[];

/** Lists and the like are JSON; they are null where the account has filled in nothing yet. */
export type ProfileRow = Omit<Profile, Listed> & Record<Listed, string | null>;

/** A statement for a batch; `storedProfile` reads its row. */
export const selectProfile = (db: Database, userId: string) =>
  db.all<ProfileRow>(sql`
    SELECT u.first_name AS firstName, u.career_stage AS careerStage, u.profile_image_url AS pictureUrl,
      coalesce(p.artist_name, '') AS artistName, coalesce(p.city, '') AS city, p.genres, p.bio_facts AS bioFacts,
      p.socials, p.time_zone AS timeZone, p.currency, p.notifications, p.picture_id AS pictureId
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = ${userId}`);

export function storedProfile(row: ProfileRow): Profile {
  const lists = LISTED.map((key) => [key, row[key] === null ? NEVER_FILLED[key] : JSON.parse(row[key])]);
  return { ...row, ...(Object.fromEntries(lists) as Pick<Profile, Listed>) };
}

export async function getProfile(db: Database, params: { userId: string }): Promise<Profile | null> {
  const [row] = await selectProfile(db, params.userId);
  return row ? storedProfile(row) : null;
}

const USER_COLUMNS = { firstName: 'first_name', careerStage: 'career_stage' } as const;
const PROFILE_COLUMNS = {
  artistName: 'artist_name',
  city: 'city',
  genres: 'genres',
  bioFacts: 'bio_facts',
  socials: 'socials',
  timeZone: 'time_zone',
  currency: 'currency',
  notifications: 'notifications',
  pictureId: 'picture_id',
} as const;

/** The fields that were sent, as they are stored. */
function given(change: ProfileChange, columns: Partial<Record<keyof ProfileChange, string>>) {
  return Object.entries(columns).flatMap(([field, column]) => {
    const value = change[field as keyof ProfileChange];
    if (value === undefined) return [];
    const stored = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return [{ column: sql.raw(column), stored }];
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
  const { changed, profiles } = await namedBatch(db, first, {
    changed: db.run(sql`
      UPDATE users SET ${sql.join([sql`updated_at = ${at}`, ...assigned(ofUser), ...image], sql`, `)}
      WHERE id = ${userId} AND ${may}`),
    noted: noteProfile(db, userId),
    profiles: selectProfile(db, userId),
  });
  return profiles[0] && changed.rowsAffected > 0 ? storedProfile(profiles[0]) : null;
}
