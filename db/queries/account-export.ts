import { asc, eq, sql } from 'drizzle-orm';
import type { Reached } from '#core/journey.ts';
import type { Profile } from '#core/profile.ts';
import type { Database } from '../client.ts';
import type { Results } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { accounts } from '../schema/accounts.ts';
import { gigTrackers } from '../schema/gig-trackers.ts';
import { media } from '../schema/media.ts';
import { passkeys } from '../schema/passkeys.ts';
import { users } from '../schema/users.ts';
import { voiceRespellings } from '../schema/voice-respellings.ts';
import { kitsOf, type StoredKits, selectKits } from './brand-kit.ts';
import { factsOf, selectFacts, type ToolMilestones } from './journey.ts';
import { profileOf, selectProfile } from './profile.ts';

/** An export's record of something. */
export type Paper = Record<string, unknown>;

/** What an account has one of, or few. */
export interface ExportPapers {
  account: Paper;
  profile: Profile | null;
  kits: StoredKits;
  passkeys: Paper[];
  reached: Reached;
  respellings: unknown;
  /** What the gig tracker goes by; null while nothing was said. */
  tracker: Paper | null;
  pictures: (Paper & { id: string; type: string; size: number })[];
}

/** Statements of a batch; `exportPapers` reads their rows. Nothing that opens the account is among it. */
export const selectExportPapers = (db: Database, owner: Owner, tools: ToolMilestones) => ({
  accounts: db
    .select({
      id: users.id,
      firstName: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      trialEndsAt: users.trialEndsAt,
      proUntil: users.proUntil,
      lastVisitOn: users.lastVisitOn,
      visitStreak: users.visitStreak,
      deletesAt: users.deletesAt,
      profileViews: sql<number>`coalesce((SELECT views FROM profiles WHERE user_id = users.id), 0)`,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, owner)),
  signIns: db
    .select({ provider: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, owner)),
  profiles: selectProfile(db, owner),
  kits: selectKits(db, owner),
  passkeys: db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      deviceType: passkeys.deviceType,
      backedUp: passkeys.backedUp,
      createdAt: passkeys.createdAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, owner))
    .orderBy(asc(passkeys.createdAt)),
  facts: selectFacts(db, owner, tools),
  respellings: db
    .select({ list: voiceRespellings.respellings })
    .from(voiceRespellings)
    .where(eq(voiceRespellings.userId, owner)),
  trackers: db
    .select({
      settings: gigTrackers.settings,
      feedRotation: gigTrackers.feedRotation,
      isFeedOn: gigTrackers.isFeedOn,
      updatedAt: gigTrackers.updatedAt,
    })
    .from(gigTrackers)
    .where(eq(gigTrackers.userId, owner)),
  pictures: db
    .select({
      id: media.id,
      sha256: media.sha256,
      type: media.type,
      size: media.size,
      width: media.width,
      height: media.height,
      createdAt: media.createdAt,
    })
    .from(media)
    .where(eq(media.userId, owner))
    .orderBy(asc(media.createdAt)),
});

export function exportPapers(
  found: Results<ReturnType<typeof selectExportPapers>>,
  tools: ToolMilestones,
): ExportPapers {
  return {
    account: { ...found.accounts[0], signIns: found.signIns },
    profile: profileOf(found.profiles),
    kits: kitsOf(found.kits),
    passkeys: found.passkeys,
    reached: factsOf(found.facts[0], tools).reached,
    respellings: found.respellings[0]?.list ?? [],
    tracker: found.trackers[0] ?? null,
    pictures: found.pictures,
  };
}
