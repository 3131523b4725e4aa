import { sql } from 'drizzle-orm';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { LYON } from './contracts.ts';
import { type signingDesk, tokenFor, visitorAt } from './signing-desk.ts';

/** Clauses of a night in Lyon. */
export const RECORDING = 17;
export const PROMOTION = 18;
export const CLIPS = 'The Client may post clips of up to 60 seconds.\nThe Artist may post clips too.';

/** Why something is refused: the first field’s reason, or code and message; `done` where it isn’t. */
export const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.details?.fields?.[0]?.reason ?? `${error.code}: ${error.message}`,
  );

type Desk = Awaited<ReturnType<typeof signingDesk>>;

/** A contract that is out, of which the client wants clause 17 in other words and clause 18 struck. */
export async function withTwoChanges(desk: Desk) {
  const artist = await desk.artist();
  const view = await artist.send();
  await desk.settled();
  await desk.propose(view, RECORDING, CLIPS, 'Our sponsor gets one clip per act.');
  await desk.settled();
  await desk.propose(view, PROMOTION, null);
  await desk.settled();
  const [recording = 0, promotion = 0] = (await desk.recorded(view.id)).proposals.map(({ seq }) => seq);
  return { artist, view, recording, promotion, client: visitorAt(tokenFor(view, 'client')) };
}

/** What a made contract says by now. */
export async function madeContract({ deps }: Desk, generationId: string) {
  const [row] = await deps.db.all<{ version: number; edits: string | null }>(
    sql`SELECT version, edits FROM generations WHERE id = ${generationId}`,
  );
  const contract = row?.edits ? contractSchema.parse(JSON.parse(row.edits).contract) : LYON;
  return { version: row?.version, contract };
}
