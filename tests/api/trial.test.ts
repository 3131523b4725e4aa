import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Credits } from '#core/credits.ts';
import { TRIAL_DAYS } from '#core/plans.ts';
import { subscriptionBadge } from '#core/subscription.ts';
import type { User } from '#core/user.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makePro, productDatabase, userId } from '../support/product-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const db = productDatabase();

interface Started {
  subscriptionStatus: string;
  hasProTrial: boolean;
  trialEndsAt: string;
}

const start = (client: Client) => client.post<Started>('/api/trial');
const meOf = async (client: Client) => (await client.get<User>('/api/auth/user')).body;
const creditsOf = async (client: Client) => (await client.get<Credits>('/api/user/credits')).body;
const eventsOf = async ({ email }: { email: string }) =>
  db.all<{ fact: string }>(sql`SELECT fact FROM billing_events WHERE user_id = ${await userId(db, email)}`);
const endTrial = ({ email }: { email: string }) =>
  db.run(sql`UPDATE users SET trial_ends_at = ${Date.now() - 1} WHERE email = ${email}`);

describe('the trial', () => {
  it('starts by one call, for seven days, and is Pro in all but name', async () => {
    const client = await signedUp();
    const before = Date.now();
    const reply = await start(client);
    const after = Date.now();
    expect(reply.status).toBe(200);
    expect(API.startTrial.reply.parse(reply.body)).toEqual(reply.body);
    expect(reply.body).toMatchObject({ subscriptionStatus: 'trial', hasProTrial: true });
    const begun = Date.parse(reply.body.trialEndsAt) - TRIAL_DAYS * DAY_MS;
    expect(begun).toBeGreaterThanOrEqual(before);
    expect(begun).toBeLessThanOrEqual(after);

    const me = await meOf(client);
    expect(me).toMatchObject(reply.body);
    expect(subscriptionBadge(me, new Date())).toBe('Trial (7d left)');
    expect(await creditsOf(client)).toMatchObject({ balance: 20, plan: 'trial', dailyLimit: null });
    // Nothing is spent, and a fourth of a day goes through.
    for (const name of ['NOVA', 'KIT', 'MARA', 'ORBIT'])
      expect((await client.generate('logo-generator', { name })).status).toBe(201);
    expect((await creditsOf(client)).balance).toBe(20);
  });

  it('is had once: while it runs and after it, with a reason', async () => {
    const client = await signedUp();
    const first = await start(client);
    const again = await start(client);
    expect([again.status, errorOf(again).code]).toEqual([409, 'CONFLICT']);
    expect(errorOf(again).message).toMatch(
      /^Your trial is running already: it ends on \d+ \w+ \d{4} \(UTC\)$/,
    );
    expect((await meOf(client)).trialEndsAt).toBe(first.body.trialEndsAt);

    await endTrial(client);
    const late = await start(client);
    expect([late.status, errorOf(late).code]).toEqual([409, 'CONFLICT']);
    expect(errorOf(late).message).toMatch(/^This account has had its trial: it ended on /);
    expect(await eventsOf(client)).toHaveLength(1);
  });

  it('starts once, however many ask at the same time', async () => {
    const client = await signedUp();
    const replies = await Promise.all(Array.from({ length: 12 }, () => start(client)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    expect(await eventsOf(client)).toHaveLength(1);
  });

  it('leaves the account on Free when it is over, with all that it had', async () => {
    const client = await signedUp();
    await start(client);
    const made = await client.generate<{ generation: { id: string } }>('logo-generator', { name: 'DJ NOVA' });
    await endTrial(client);
    const me = await meOf(client);
    expect(me).toMatchObject({ subscriptionStatus: 'free', hasProTrial: true });
    expect(subscriptionBadge(me, new Date())).toBe('Trial Expired');
    expect(await creditsOf(client)).toMatchObject({ balance: 20, plan: 'free', dailyLimit: 3, dailyUsed: 1 });
    expect((await client.get(`/api/generations/${made.body.generation.id}`)).status).toBe(200);
    // From now on it is paid for again.
    await client.generate('logo-generator', { name: 'NOVA' });
    expect((await creditsOf(client)).balance).toBe(18);
  });

  it('is refused to who has Pro, and to who is not signed in', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    const reply = await start(client);
    expect([reply.status, errorOf(reply).message]).toEqual([409, 'This account has Pro already']);
    expect(await eventsOf(client)).toEqual([]);
    expect((await start(new Client())).status).toBe(401);
  });
});
