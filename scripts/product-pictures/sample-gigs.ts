import { sampleGigId, sampleSeason } from '#core/gigs/sample-gigs.ts';
import type { Send } from './sample-account.ts';

/** Gives the act its gigs; answers the one that most is known of. */
export async function fillGigs(send: Send): Promise<{ gigId: string }> {
  const season = sampleSeason(new Date().toISOString().slice(0, 10));
  // People of the sample's address book aren't in that of the account.
  const gigs = season.gigs.map(({ addedOn: _, statusOn: __, seriesId: ___, contacts: ____, ...gig }) => gig);
  await send('POST', '/api/gig-imports', { gigs });
  return { gigId: sampleGigId('zuraw') };
}
