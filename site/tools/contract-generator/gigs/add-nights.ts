import { GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { call } from '#site/lib/api.ts';
import { callTracker } from '#site/lib/call-tracker.ts';
import { newGigId } from '#site/lib/new-ids.ts';
import { deviceTimeZone } from '#site/lib/time-zones.ts';
import { $envelope, envelopeOf, openEnvelope } from '../signing/envelope.store.ts';
import { studio } from '../studio.ts';
import { newGigOf } from './gigs-of-contract.ts';
import { $linked } from './link-gigs.ts';

/** Sent twice, a night is one gig. */
const ids = new Map<string, string>();

function idOf(draft: string, night: string): string {
  const key = `${draft} ${night}`;
  const id = ids.get(key) ?? newGigId();
  ids.set(key, id);
  return id;
}

/** Adds nights of a contract to the gig tracker, under the contract with this draft. Throws what `call` throws. */
export async function addNights(
  draft: string,
  contract: Contract,
  nights: readonly string[],
): Promise<readonly Gig[]> {
  const [status, zone] = await Promise.all([statusNow(), contract.zone || homeZone()]);
  const venue = await venueNamed(contract.show.venue);
  const gigs = nights.flatMap((night) => {
    const gig = newGigOf(contract, night, { id: idOf(draft, night), contract: draft, status, zone });
    return gig ? [{ ...gig, ...(venue && { venue: { id: venue.id } }) }] : [];
  });
  const reply = await callTracker('addGigs', { body: { gigs } });
  for (const night of nights) ids.delete(`${draft} ${night}`);
  $linked.set($linked.get() + 1);
  return reply.gigs;
}

/** As far as the contract is. */
export async function statusNow(): Promise<GigStatus> {
  const opened = studio.made.$opened.get();
  if (opened.state !== 'ready') return 'quoted';
  const { id } = opened.generation;
  await openEnvelope(id);
  const known = $envelope.get();
  if (known?.state === 'failed') throw known.error;
  const status = envelopeOf(id)?.status;
  if (status === 'signed' || status === 'completed') return 'confirmed';
  return status === 'out' ? 'contract-sent' : 'quoted';
}

const homeZone = async (): Promise<string> => (await call('profile', {})).timeZone || deviceTimeZone();

/** The venue of the address book that has that name, where it is the only one; a contract doesn't say the city by itself. */
async function venueNamed(name: string): Promise<{ id: string } | undefined> {
  const words = nameWords(name);
  if (words === '') return undefined;
  const { venues } = await callTracker('venues', { query: { q: words.slice(0, GIG_LONGEST.words) } });
  const called = venues.filter((venue) => nameWords(venue.name) === words);
  return called.length === 1 ? called[0] : undefined;
}
