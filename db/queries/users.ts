import { sql } from 'drizzle-orm';
import type { Account } from '#core/account.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import {
  type Facts,
  type FactsRow,
  factColumns,
  factsOf,
  madeBy,
  noteProfile,
  type ToolMilestones,
} from './journey.ts';

/** The account as it is stored; its role is not stored. */
export interface StoredAccount extends Omit<Account, 'role'> {
  visitStreak: number;
}

export interface OpenSession {
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  account: StoredAccount;
}

interface SessionRow
  extends Omit<StoredAccount, 'emailVerified' | 'hasProTrial' | 'trialEndsAt' | 'deletesAt'> {
  sessionId: string;
  createdAt: number;
  expiresAt: number;
  emailVerified: number;
  hasProTrial: number;
  trialEndsAt: number | null;
  deletesAt: number | null;
}

/** The session whose token has this hash, with its account, while it is open and the account is not due to go. */
export async function getSession(
  db: Database,
  params: { tokenHash: string; now: Date },
): Promise<OpenSession | null> {
  const rows = await db.all<SessionRow>(sql`
    SELECT s.id AS sessionId, s.created_at AS createdAt, s.expires_at AS expiresAt, u.id, u.first_name AS firstName, u.email,
      u.email_verified AS emailVerified, u.profile_image_url AS profileImageUrl,
      u.subscription_status AS subscriptionStatus, u.has_pro_trial AS hasProTrial, u.trial_ends_at AS trialEndsAt,
      u.career_stage AS careerStage, u.visit_streak AS visitStreak,
      u.deletes_at AS deletesAt
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token = ${params.tokenHash} AND s.expires_at > ${params.now.getTime()}
      AND (u.deletes_at IS NULL OR u.deletes_at > ${params.now.getTime()})`);
  const row = rows[0];
  if (!row) return null;
  const { sessionId, createdAt, expiresAt, ...account } = row;
  return {
    sessionId,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    account: {
      ...account,
      emailVerified: account.emailVerified === 1,
      hasProTrial: account.hasProTrial === 1,
      trialEndsAt: account.trialEndsAt === null ? null : new Date(account.trialEndsAt),
      deletesAt: account.deletesAt === null ? null : new Date(account.deletesAt),
    },
  };
}

export interface Visit extends Facts {
  visitStreak: number;
  totalGenerationsCount: number;
}

/** Counts today's visit (UTC day) and answers what the account did so far. */
export async function recordVisit(
  db: Database,
  params: { userId: string; tools: ToolMilestones; today: string; yesterday: string },
): Promise<Visit> {
  const { userId, tools, today, yesterday } = params;
  const visit = [
    db.run(sql`
      UPDATE users SET visit_streak = CASE WHEN last_visit_on = ${yesterday} THEN visit_streak + 1 ELSE 1 END,
        last_visit_on = ${today}
      WHERE id = ${userId} AND (last_visit_on IS NULL OR last_visit_on < ${today})`),
    noteProfile(db, userId),
  ];
  const { rows } = await namedBatch(db, visit, {
    rows: db.all<FactsRow & { visitStreak: number; totalGenerationsCount: number }>(sql`
      SELECT visit_streak AS visitStreak,
        (SELECT count(*) FROM generations WHERE ${madeBy(userId)}) AS totalGenerationsCount,
        ${factColumns(userId, tools)}
      FROM users WHERE id = ${userId}`),
  });
  const [row] = rows;
  return {
    visitStreak: row?.visitStreak ?? 0,
    totalGenerationsCount: row?.totalGenerationsCount ?? 0,
    ...factsOf(row, tools),
  };
}
