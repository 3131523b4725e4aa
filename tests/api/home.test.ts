import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { type ActivityItem, cursorAfter, LIBRARY_PAGE, type LibraryItem } from '#core/library.ts';
import { STATS_WEEKS, type Stats, statsWeeks } from '#core/stats.ts';
import { signedUp } from '../support/client.ts';
import { makeDrop } from '../support/drops.ts';
import { makeLogo } from '../support/logos.ts';
import { inOneDay } from '../support/one-window.ts';
import { productDatabase, userId } from '../support/product-database.ts';

type Caller = Awaited<ReturnType<typeof signedUp>>;
type Item = ActivityItem | LibraryItem;
const MORE = LIBRARY_PAGE + 3;

const statsOf = async (client: Caller) => (await client.get<Stats>('/api/user/stats')).body;

/** As many more of a generation, with an activity each. Three of them share a moment. */
async function fill(client: Caller, generationId: string, count = MORE): Promise<void> {
  const db = productDatabase();
  const owner = await userId(db, client.email);
  const numbers = JSON.stringify(Array.from({ length: count - 1 }, (_, index) => index + 1));
  const id = sql`g.id || '_' || n.value`;
  const at = sql`g.created_at - 60000 * (n.value / 3)`;
  const like = sql`FROM json_each(${numbers}) n, generations g WHERE g.id = ${generationId} AND g.user_id = ${owner}`;
  await db.batch([
    db.run(sql`
      INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, version, created_at, updated_at)
      SELECT ${id}, user_id, tool, status, 'Nova ' || n.value, 0, input, output, 1, ${at}, ${at} ${like}`),
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT 'act_' || ${id}, user_id, 'logo-created', title, ${at} ${like}`),
  ]);
}

/** Every page of a list, by the cursor after each. */
async function pagesOf(client: Caller, path: string): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let cursor: string | null = '', page: Item[]; cursor !== null; cursor = cursorAfter(page)) {
    page = (await client.get<Item[]>(`${path}?cursor=${cursor}`)).body;
    pages.push(page);
  }
  return pages;
}

describe('GET /api/user/stats', () => {
  it(
    'of a new account is nothing, over eight weeks that end with this one',
    inOneDay(async () => {
      const stats = await statsOf(await signedUp());
      expect(stats).toMatchObject({
        totalProjects: 0,
        toolsUsed: [],
        profileViews: 0,
        totalGenerationsCount: 0,
        earnedBadges: [],
      });
      const weeks = statsWeeks(new Date()).map((monday) => monday.toISOString().slice(0, 10));
      expect(stats.weeks).toEqual(weeks.map((startsOn) => ({ startsOn, made: 0 })));
    }),
  );

  it(
    'counts what is there, what was ever made, and the tools that made it',
    inOneDay(async () => {
      const client = await signedUp();
      const logo = await makeLogo(client);
      await makeDrop(client);
      await client.post(`/api/generations/${logo.id}/copy`);
      await client.send('DELETE', `/api/generations/${logo.id}`);
      const stats = await statsOf(client);
      expect(stats).toMatchObject({
        totalProjects: 2,
        totalGenerationsCount: 2,
        toolsUsed: ['logo-generator', 'voice-tag'],
        earnedBadges: ['Logo', 'Voice'],
      });
      expect(stats.weeks.at(-1)?.made).toBe(2);
      expect((await client.get('/api/auth/user')).body).toMatchObject({
        totalGenerationsCount: stats.totalGenerationsCount,
        toolsUsed: stats.toolsUsed,
        earnedBadges: stats.earnedBadges,
      });
    }),
  );

  it(
    'puts what was made into the week it was made in, and older things into none',
    inOneDay(async () => {
      const client = await signedUp();
      const { id } = await makeLogo(client);
      const db = productDatabase();
      const [oldest] = statsWeeks(new Date());
      const put = (at: number) => db.run(sql`UPDATE generations SET created_at = ${at} WHERE id = ${id}`);
      await put(oldest?.getTime() ?? 0);
      expect((await statsOf(client)).weeks.map(({ made }) => made)).toEqual([
        1,
        ...Array(STATS_WEEKS - 1).fill(0),
      ]);
      await put((oldest?.getTime() ?? 0) - 1);
      expect((await statsOf(client)).weeks.map(({ made }) => made)).toEqual(Array(STATS_WEEKS).fill(0));
    }),
  );

  it('counts the gig tracker among the tools that were used, once there is a gig', async () => {
    const client = await signedUp();
    await client.post('/api/gigs', { title: 'Fabric', start: '2027-03-13T23:00', zone: 'Europe/London' });
    expect(await statsOf(client)).toMatchObject({
      ...{ totalProjects: 0, totalGenerationsCount: 0 },
      ...{ toolsUsed: ['gig-tracker'], earnedBadges: ['Gigs'] },
    });
  });

  it('knows nothing of what another account made', async () => {
    const [mara, other] = [await signedUp(), await signedUp()];
    await makeLogo(mara);
    expect(await statsOf(other)).toMatchObject({ totalProjects: 0, totalGenerationsCount: 0, toolsUsed: [] });
  });
});

describe.each(['/api/user/activity', '/api/user/generated-content'])('GET %s', (path) => {
  it('comes in pages, newest first, with nothing twice and nothing left out', async () => {
    const client = await signedUp();
    await fill(client, (await makeLogo(client)).id);
    const pages = await pagesOf(client, path);
    expect(pages.map((page) => page.length)).toEqual([LIBRARY_PAGE, 3]);
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(MORE);
    const places = all.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(places).toEqual(places.toSorted().toReversed());
  });

  it('names the next page in a Link header, where there is one', async () => {
    const client = await signedUp();
    await fill(client, (await makeLogo(client)).id);
    const first = await client.get<Item[]>(path);
    const link = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    expect(link).toBe(`${path}?cursor=${cursorAfter(first.body)}`);
    const second = await client.get<Item[]>(link ?? '');
    expect(second.body).toHaveLength(3);
    expect(second.headers.get('link')).toBeNull();
  });

  it('names none where the page is full and the last', async () => {
    const client = await signedUp();
    await fill(client, (await makeLogo(client)).id, LIBRARY_PAGE);
    const reply = await client.get<Item[]>(path);
    expect([reply.body.length, reply.headers.get('link')]).toEqual([LIBRARY_PAGE, null]);
  });

  it('begins anew at a cursor that names no place', async () => {
    const client = await signedUp();
    await makeLogo(client);
    for (const cursor of ['x', '1_', "1_';DROP TABLE users;--", '9'.repeat(400)]) {
      const reply = await client.get<Item[]>(`${path}?cursor=${encodeURIComponent(cursor)}`);
      expect([reply.status, reply.body.length], cursor).toEqual([200, 1]);
    }
  });

  it('shows nothing of another account, whatever the cursor', async () => {
    const [mara, other] = [await signedUp(), await signedUp()];
    await fill(mara, (await makeLogo(mara)).id);
    const cursor = cursorAfter((await mara.get<Item[]>(path)).body);
    expect((await other.get(`${path}?cursor=${cursor}`)).body).toEqual([]);
  });
});

it('what the home is answered is what the API table says', async () => {
  const client = await signedUp();
  await makeLogo(client);
  for (const name of ['stats', 'journey', 'activity', 'generatedContent'] as const) {
    const { body } = await client.get(API[name].path);
    expect(API[name].reply.parse(body), name).toEqual(body);
  }
});
