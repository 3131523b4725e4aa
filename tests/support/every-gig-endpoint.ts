import type { Gig } from '#core/gigs/gig.ts';
import type { CallEndpoint } from './every-endpoint.ts';
import { FABRIC } from './gigs.ts';

/** Calls every endpoint of gigs. */
export async function callGigs(call: CallEndpoint): Promise<void> {
  const venue = { name: 'Fabric', city: 'London' };
  const radius = { distance: 50, unit: 'km', before: 30, after: 30 };
  const { gig } = await call<{ gig: Gig }>('addGig', {
    body: { ...FABRIC, venue, client: { name: 'Kasia' }, radius },
  });
  const params = { id: gig.id };
  await call('gigs');
  await call('gigs', {
    query: '?status=lead,hold&from=2027-01-01&to=2027-12-31&sort=night&order=asc&limit=10',
  });
  await call('gigs', { query: `?venue=${gig.venue?.id}&status=lead` });
  await call('gigs', { query: `?client=${gig.client?.id}&sort=fee` });
  await call('gigs', { query: `?q=fab&status=lead&cursor=n_${Number.MAX_SAFE_INTEGER}` });
  await call('gigs', { query: '?q=fab&sort=updated&deleted=false' });
  await call('gigs', { query: '?deleted=true' });
  await call('gigBoard');
  await call('gigsAhead', { query: '?zone=Europe/London' });
  await call('gigClashes', { query: '?from=2027-01-01&to=2027-12-31' });
  await call('addGigs', { body: { gigs: [FABRIC, FABRIC] } });
  await call('parseGig', { body: { line: 'Sat 14 Mar Fabric 23:00-02:00 1200 GBP', zone: 'Europe/London' } });
  await call('repeatGig', { params, body: { nights: ['2027-03-20'] } });
  await call('gig', { params });
  await call('contractGigs', { params: { id: 'drf_none' } });
  const patch = { title: 'Fabric, Room One', venue: { name: 'Fabric, Room One', city: 'London' } };
  const changed = await call<{ gig: Gig }>('changeGig', { params, body: patch, ifMatch: '*' });
  await call('changeGigs', { body: { changes: [{ ...params, version: changed.gig.version, patch }] } });
  await call('gigs', { query: `?series=${changed.gig.seriesId}&q=fab` });
  await call('deleteGig', { params });
  await call('restoreGig', { params });
  const { settings } = await call<{ settings: object }>('trackerSettings');
  await call('saveTrackerSettings', { body: { settings: { ...settings, sleepHours: 7 } }, ifMatch: '0' });
}
