import { desc } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sealKeys } from '../schema/seal-keys.ts';

/** Public keys that contracts were sealed with, the newest first. */
export const listSealKeys = (db: Database) => db.select().from(sealKeys).orderBy(desc(sealKeys.since));
