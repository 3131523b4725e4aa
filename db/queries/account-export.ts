import { sql } from 'drizzle-orm';
import type { Reached } from '#core/journey.ts';
import type { Profile } from '#core/profile.ts';
import type { Database } from '../client.ts';
import { kitsOf, type StoredKits, selectKits } from './brand-kits.ts';
import { type FactsRow, factColumns, factsOf, type ToolMilestones } from './journey.ts';
import { selectProfile, storedProfile } from './profiles.ts';
import { parseJson } from './stored-generation.ts';

/** An export's record of something, with instants in milliseconds under names that end in `At`. */
export type Paper = Record<string, unknown>;

/** What an account has one of, or few. */
export interface ExportPapers {
  account: Paper;
  profile: Profile | null;
  kits: StoredKits;
  passkeys: Paper[];
  reached: Reached;
  respellings: unknown;
  pictures: (Paper & { id: string; type: string; size: number })[];
}

const isTrue = (value: unknown): boolean => value === 1;

/** All of it in one batch; nothing that opens the account is among it. */
export async function readExportPapers(
  db: Database,
  params: { userId: string; tools: ToolMilestones },
): Promise<ExportPapers> {
  const { userId, tools } = params;
  const [accounts, signIns, profiles, kits, passkeys, facts, respellings, pictures] = await db.batch([
    db.all<Paper>(sql`
      SELECT u.id, u.first_name AS firstName, u.email, u.email_verified AS emailVerified,
        u.subscription_status AS subscriptionStatus, u.has_pro_trial AS hasProTrial, u.trial_ends_at AS trialEndsAt,
        u.last_visit_on AS lastVisitOn, u.visit_streak AS visitStreak, u.deletes_at AS deletesAt,
        coalesce(p.views, 0) AS profileViews, u.created_at AS createdAt, u.updated_at AS updatedAt
      FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = ${userId}`),
    db.all<Paper>(sql`
      SELECT provider_id AS provider, created_at AS createdAt FROM accounts WHERE user_id = ${userId}`),
    selectProfile(db, userId),
    selectKits(db, userId),
    db.all<Paper>(sql`
      SELECT id, name, device_type AS deviceType, backed_up AS backedUp, created_at AS createdAt
      FROM passkeys WHERE user_id = ${userId} ORDER BY created_at`),
    db.all<FactsRow>(sql`SELECT ${factColumns(userId, tools)}`),
    db.all<{ respellings: string }>(sql`SELECT respellings FROM voice_respellings WHERE user_id = ${userId}`),
    db.all<ExportPapers['pictures'][number]>(sql`
      SELECT id, sha256, type, size, width, height, created_at AS createdAt FROM media WHERE user_id = ${userId}
      ORDER BY created_at`),
  ]);
  const [account = {}] = accounts;
  const [profile] = profiles;
  return {
    account: {
      ...account,
      emailVerified: isTrue(account.emailVerified),
      hasProTrial: isTrue(account.hasProTrial),
      signIns,
    },
    profile: profile ? storedProfile(profile) : null,
    kits: kitsOf(kits),
    passkeys: passkeys.map((passkey) => ({ ...passkey, backedUp: isTrue(passkey.backedUp) })),
    reached: factsOf(facts[0], tools).reached,
    respellings: parseJson(respellings[0]?.respellings ?? '[]'),
    pictures,
  };
}
