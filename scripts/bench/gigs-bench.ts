import type { Gig } from '#core/gigs/gig.ts';
import { fillTracker } from './fill-tracker.ts';
import { type HomeBench, openHomeBench } from './open-home-bench.ts';

const SIZES = { small: 100, large: 10_000 } as const;
type Size = keyof typeof SIZES;
const ROUNDS = 60;

const GIG = {
  ...{ title: 'Fabric', start: '2027-03-13T23:00', end: '2027-03-14T02:00', zone: 'Europe/London' },
  ...{ venue: { name: 'Halle 14', city: 'Berlin' }, client: { name: 'Kasia Nowak' } },
  fee: { amount: 120_000, currency: 'GBP' },
};

/** What the tracker asks for: its list, its board, a season of its calendar, searches, a gig with all that goes with it. */
const asked = (gig: Gig): Record<string, string> => ({
  list: '/api/gigs',
  'list of three statuses': '/api/gigs?status=lead,hold,confirmed&order=asc',
  'list by fee': '/api/gigs?sort=fee',
  board: '/api/gig-board',
  calendar: '/api/gigs?from=2027-01-01&to=2027-03-31&order=asc&limit=200',
  'clashes of the calendar': '/api/gig-clashes?from=2027-01-01&to=2027-03-31',
  'search for a word of all': '/api/gigs?q=berlin',
  'search for a rare word': '/api/gigs?q=rare&limit=1',
  'search, by when it was changed': '/api/gigs?q=berlin&sort=updated',
  'a venue with its history': `/api/venues/${gig.venue?.id}`,
  gig: `/api/gigs/${gig.id}`,
});

/** Of an account that played many nights of a year, many times each. */
const DENSE = 'clashes of a year of full nights';
const FULL_NIGHT = 25;
const askedOfDense = '/api/gig-clashes?from=2026-03-01&to=2027-03-31';

async function trackerOf(bench: HomeBench, size: Size, aNight = 1): Promise<{ cookie: string; gig: Gig }> {
  const cookie = await bench.signUp(`${size}-${aNight}-tracker@example.com`);
  const { gig } = (await (await bench.send(cookie, '/api/gigs', GIG)).json()) as { gig: Gig };
  await fillTracker(bench.db, gig.id, SIZES[size], aNight);
  return { cookie, gig };
}

/** What each request of the tracker takes with 100 gigs and with 10,000, in milliseconds, best of many in turns. */
export async function gigsBench(): Promise<{ name: string; small: number; large: number }[]> {
  const bench = await openHomeBench();
  try {
    const trackers = { small: await trackerOf(bench, 'small'), large: await trackerOf(bench, 'large') };
    const dense = {
      small: await trackerOf(bench, 'small', FULL_NIGHT),
      large: await trackerOf(bench, 'large', FULL_NIGHT),
    };
    const pathsOf = (size: Size): Record<string, string> => ({
      ...asked(trackers[size].gig),
      [DENSE]: askedOfDense,
    });
    const paths = { small: pathsOf('small'), large: pathsOf('large') };
    const timed = async (size: Size, name: string) => {
      const started = performance.now();
      const { cookie } = (name === DENSE ? dense : trackers)[size];
      await (await bench.send(cookie, paths[size][name] ?? '')).text();
      return performance.now() - started;
    };
    const rows = [];
    for (const name of Object.keys(paths.small)) {
      const row = { name, small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
      for (let round = 0; round < ROUNDS; round++)
        for (const size of ['small', 'large'] as const)
          row[size] = Math.min(row[size], await timed(size, name));
      rows.push(row);
    }
    return rows;
  } finally {
    await bench.close();
  }
}
