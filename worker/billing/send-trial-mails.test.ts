import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BillingEvent } from '#core/billing/billing-event.ts';
import { newId } from '#db/ids.ts';
import { billingEvents } from '#db/schema/billing-events.ts';
import { users } from '#db/schema/users.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import type { Mail } from '../providers/ports.ts';
import { sendTrialMails } from './send-trial-mails.ts';
import { takeIn } from './take-in.ts';

const HOUR_MS = 60 * 60 * 1000;
const END = new Date('2026-12-05T12:03:00Z');
const hoursOn = (hours: number) => new Date(END.getTime() + hours * HOUR_MS);

let deps: TestDeps;
let sent: Mail[];
/** Whom no mail reaches. */
let lost = new Set<string>();
let id: string;

beforeAll(async () => {
  deps = await testDeps();
  deps.mailer = {
    send: async (mail) => {
      if (lost.has(mail.to)) throw new Error('No mail today');
      sent.push(mail);
    },
  };
});
afterAll(() => deps.close());
beforeEach(async () => {
  await deps.db.delete(users);
  sent = [];
  lost = new Set();
  id = await deps.addUser(newId('usr'));
  await deps.db.update(users).set({ trialEndsAt: END }).where(eq(users.id, id));
});

async function runAt(...hours: readonly number[]): Promise<string[]> {
  for (const each of hours) {
    deps.setNow(hoursOn(each));
    await sendTrialMails(deps);
  }
  return sent.map(({ key }) => key ?? '');
}

it('a trial is announced two days before its end and when it is over, each once', async () => {
  expect(await runAt(-7 * 24, -48.25)).toEqual([]);
  expect(await runAt(-48, -47.75, -0.25)).toEqual([`trial-ending:${id}`]);
  expect(await runAt(0, 0.25, 24)).toEqual([`trial-ending:${id}`, `trial-ended:${id}`]);
  expect(sent[0]).toMatchObject({
    to: `${id}@example.com`,
    subject: 'Your Deckhand trial ends soon',
  });
  expect(sent[0]?.text).toContain('ends on Saturday 5 December 2026, 12:03 UTC');
  expect(sent[1]?.subject).toBe('Your trial has ended');
  for (const { text } of sent) {
    expect(text).toContain('http://localhost:8787/upgrade');
    // Not all that was ever made: what was made on Free has none.
    expect(text).toContain('What you made on the trial keeps its commercial licence');
    // Whoever made the account may have typed anything, and the address may be another's.
    expect(text).not.toContain('Test');
  }
  const facts = await deps.db.select({ fact: billingEvents.fact }).from(billingEvents);
  expect(facts.map(({ fact }) => fact)).toEqual([
    { kind: 'mailed', mail: 'trial-ending' },
    { kind: 'mailed', mail: 'trial-ended' },
  ]);
});

it('says nothing of an end that is long past, or of what was to come when it is over', async () => {
  expect(await runAt(3 * 24)).toEqual([]);
  expect(await runAt(2 * 24)).toEqual([`trial-ended:${id}`]);
});

it('who pays meanwhile, is an admin, or is about to go, is not told', async () => {
  await deps.db.update(users).set({ proUntil: hoursOn(24 * 30) });
  expect(await runAt(-24, 1)).toEqual([]);
  await deps.db.update(users).set({ proUntil: null, deletesAt: hoursOn(24 * 30) });
  expect(await runAt(-24, 1)).toEqual([]);
  await deps.db.update(users).set({ deletesAt: null, emailVerified: true });
  deps.settings.ADMIN_EMAILS = [`${id}@example.com`];
  expect(await runAt(-24, 1)).toEqual([]);
  deps.settings.ADMIN_EMAILS = [];
});

it('who has ordered Pro is told of the first payment instead, once, unless that was cancelled', async () => {
  const order = (cancelsAt: string | null): BillingEvent => ({
    ...{ id: `evt_${cancelsAt}`, at: hoursOn(cancelsAt ? -60 : -70).toISOString() },
    fact: {
      kind: 'subscription',
      subscription: {
        ...{ id: 'sub_1', status: 'trialing', price: { amount: 1699, currency: 'USD' }, interval: 'month' },
        ...{ trialEndsAt: END.toISOString(), periodEndsAt: END.toISOString(), cancelsAt },
      },
    },
  });
  const trial: BillingEvent = {
    ...{ id: 'evt_trial', at: hoursOn(-168).toISOString() },
    fact: { kind: 'trial-started', endsAt: END.toISOString() },
  };
  await takeIn(deps, id, [trial, order(null)]);
  expect(await runAt(-48.25, -48, -47, -1)).toEqual([`first-payment:${id}`]);
  expect(sent[0]?.text).toContain(
    '12:03 UTC, and the Pro that you ordered goes on from there. $16.99 is due then',
  );
  expect(sent[0]?.text).toContain('http://localhost:8787/credits');
  await deps.db.delete(billingEvents);
  sent = [];
  await takeIn(deps, id, [trial, order(null), order(END.toISOString())]);
  expect(await runAt(-48)).toEqual([`trial-ending:${id}`]);
});

it('what could not be sent is tried again, and keeps nobody else waiting', async () => {
  const other = await deps.addUser(newId('usr'));
  await deps.db
    .update(users)
    .set({ trialEndsAt: hoursOn(1) })
    .where(eq(users.id, other));
  lost.add(`${id}@example.com`);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runAt(-24)).toEqual([`trial-ending:${other}`]);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).not.toContain('@');
  errors.mockRestore();
  lost.clear();
  expect(await runAt(-23)).toEqual([`trial-ending:${other}`, `trial-ending:${id}`]);
});
