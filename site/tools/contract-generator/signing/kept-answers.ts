import * as z from 'zod/mini';
import type { SavedAnswer } from '#core/signing/sending-schema.ts';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import type { AgreedClause } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { recallOf, rememberOf } from '#site/lib/memory-by-id.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';

/** What is accepted, and the version of the made contract that it was proposed for. */
interface Agreed {
  version: number;
  clauses: AgreedClause[];
}

const KEY = 'draft:contract-answers';

const ownClauseSchema = z.object({ title: z.string(), text: z.string() });
const agreedClauseSchema = z.union([
  z.object({ id: z.enum(CLAUSE_IDS), paragraphs: z.nullable(z.array(z.string())) }),
  z.object({
    ...{ id: z.null(), place: z.int() },
    ...{ was: ownClauseSchema, now: z.nullable(ownClauseSchema) },
  }),
]);
const keptSchema = z.object({
  answers: z.array(z.object({ proposal: z.int(), kind: z.enum(['accepted', 'kept']), words: z.string() })),
  agreed: z.nullable(z.object({ version: z.int(), clauses: z.array(agreedClauseSchema) })),
});
type Kept = z.infer<typeof keptSchema>;

const keptFor = (generationId: string): Kept =>
  keptSchema.safeParse(recallOf(tabMemory, KEY, generationId)).data ?? { answers: [], agreed: null };

const keep = (generationId: string, change: Partial<Kept>): void =>
  rememberOf(tabMemory, KEY, generationId, { ...keptFor(generationId), ...change });

/** What was answered in this tab to the proposed changes of a made contract. */
export const answersFor = (generationId: string): readonly SavedAnswer[] => keptFor(generationId).answers;

export const keepAnswers = (generationId: string, answers: readonly SavedAnswer[]): void =>
  keep(generationId, { answers: [...answers] });

/** What this tab has accepted and may not have on the desk yet: a reply can get lost. */
export const agreedFor = (generationId: string): Agreed | null => keptFor(generationId).agreed;

export const keepAgreed = (generationId: string, agreed: Agreed | null): void =>
  keep(generationId, { agreed });

/** They were sent, and what was accepted is on the desk. */
export const forgetAnswers = (generationId: string): void => rememberOf(tabMemory, KEY, generationId, null);
