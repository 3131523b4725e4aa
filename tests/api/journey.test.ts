import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Journey, journeyProgress } from '#core/journey.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makeDrop } from '../support/drops.ts';
import { makeLogo } from '../support/logos.ts';
import { productDatabase, userId } from '../support/product-database.ts';

const PATH = '/api/user/journey';
const TOUR = '/api/user/journey/onboardingCompleted';

const journeyOf = async (client: Client) => (await client.get<Journey>(PATH)).body;
const completedOf = (journey: Journey) =>
  journey.milestones.filter(({ completed }) => completed).map(({ key }) => key);

describe('GET /api/user/journey', () => {
  it('of a new account has three stages and seven milestones, none completed', async () => {
    const journey = await journeyOf(await signedUp());
    expect(journey.stages.map(({ title }) => title)).toEqual([
      'Brand Foundation',
      'Audio Signature',
      'Business Growth',
    ]);
    expect(journey.milestones).toHaveLength(7);
    expect(journeyProgress(journey)).toEqual({ completed: 0, total: 7, percent: 0, level: 1 });
  });

  it('says what was made, each tool its own milestone, and when', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const drop = await makeDrop(client);
    const journey = await journeyOf(client);
    expect(completedOf(journey)).toEqual(['firstLogoGenerated', 'firstVoiceTagGenerated']);
    const moments = new Map(journey.milestones.map(({ key, completedAt }) => [key, completedAt]));
    expect(moments.get('firstLogoGenerated')).toBe(logo.updatedAt);
    expect(moments.get('firstVoiceTagGenerated')).toBe(drop.updatedAt);
  });

  it('stays where it is when what was made is deleted', async () => {
    const client = await signedUp();
    const logo = await makeLogo(client);
    const before = await journeyOf(client);
    await client.send('DELETE', `/api/generations/${logo.id}`);
    expect(await journeyOf(client)).toEqual(before);
  });

  it('does not count a run that failed', async () => {
    const client = await signedUp();
    const started = await client.generate<{ generation: { id: string } }>('voice-tag', {
      script: 'Locked in',
    });
    expect(completedOf(await journeyOf(client))).toEqual([]);
    await client.post(`/api/generations/${started.body.generation.id}/release`);
    expect(completedOf(await journeyOf(client))).toEqual([]);
  });

  it('does not believe a note that the facts deny', async () => {
    const client = await signedUp();
    const db = productDatabase();
    await db.run(sql`
      INSERT INTO milestones (user_id, key, reached_at)
      VALUES (${await userId(db, client.email)}, 'firstContractGenerated', 1)`);
    expect(completedOf(await journeyOf(client))).toEqual([]);
  });

  it('shows nothing of another account', async () => {
    const [mara, other] = [await signedUp(), await signedUp()];
    await makeLogo(mara);
    expect(completedOf(await journeyOf(other))).toEqual([]);
  });
});

describe('POST /api/user/journey/onboardingCompleted', () => {
  it('marks the tour done and answers the journey; a second time changes nothing', async () => {
    const client = await signedUp();
    const first = await client.post<Journey>(TOUR);
    expect(first.status).toBe(200);
    expect(completedOf(first.body)).toEqual(['onboardingCompleted']);
    const second = await client.post<Journey>(TOUR);
    expect(second.body).toEqual(first.body);
    expect(await journeyOf(client)).toEqual(first.body);
  });

  it('earns no badge', async () => {
    const client = await signedUp();
    await client.post(TOUR);
    expect((await client.get('/api/user/stats')).body).toMatchObject({ earnedBadges: [] });
  });

  it('asks a visitor to sign in', async () => {
    const reply = await new Client().post(TOUR);
    expect([reply.status, errorOf(reply).code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('takes no other milestone: those are found in facts', async () => {
    const reply = await (await signedUp()).post('/api/user/journey/firstLogoGenerated');
    expect(reply.status).toBe(404);
  });
});
