import type * as z from 'zod/mini';
import type { respellingListSchema } from '#core/voice-schema.ts';
import { putRespellings } from '#db/queries/voice-desk.ts';
import type { Deps } from '../deps.ts';

type Respellings = z.infer<typeof respellingListSchema>;

/** Keeps how words are said, in the place of what was kept before. */
export async function keepRespellings(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  respellings: Respellings,
): Promise<{ respellings: Respellings }> {
  await putRespellings(deps.db, { userId, respellings, now: deps.now() });
  return { respellings };
}
