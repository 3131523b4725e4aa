import { expect, it } from 'vitest';
import { awaitPayment, PATIENCE_MS } from './await-payment.ts';
import { billing, invoice, NOW, paid, TRIAL } from './billing-of-tests.ts';
import { boughtWords } from './paid-words.ts';

const pack = invoice({ credits: 20, until: null });
const bought = (of: Parameters<typeof billing>[0], item = '') => boughtWords(billing(of), item, NOW, 'UTC');

it('says what was bought, as soon as the record knows', () => {
  expect(bought({})).toBeNull();
  expect(bought({ invoices: [pack] })).toBe('20 credits were added to your balance.');
  expect(bought({ invoices: [invoice()], subscription: paid() })).toBe(
    'You have Pro now. Next payment: 5 Dec.',
  );
  const trialing = paid({ status: 'trialing', periodEndsAt: TRIAL.endsAt });
  expect(bought({ subscription: trialing })).toBe(
    'Pro is ordered. Your trial runs on, and the first payment is on 24 Nov.',
  );
});

it('takes nothing for it that is of before, has failed, or was not ordered', () => {
  expect(bought({ invoices: [{ ...pack, at: '2026-11-18T10:00:00.000Z' }] })).toBeNull();
  expect(bought({ invoices: [invoice({ standing: 'failed' })], subscription: paid() })).toBeNull();
  const trialing = paid({ status: 'trialing' });
  expect(bought({ subscription: trialing }, '20')).toBeNull();
  expect(bought({ subscription: trialing, invoices: [pack] }, '20')).toContain('20 credits');
  expect(bought({ subscription: trialing, invoices: [pack] }, 'pro')).toContain('Pro is ordered');
});

async function wait(knownAfter: number, isGivenUp = () => false) {
  const asked: string[] = [];
  let waited = 0;
  const ask = (whom: string) => () => {
    asked.push(whom);
    if (asked.length === 2) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(billing({ invoices: asked.length > knownAfter ? [pack] : [] }));
  };
  const words = await awaitPayment({
    ...{ first: ask('provider'), again: ask('server'), isGivenUp },
    bought: (of) => boughtWords(of, '', NOW),
    wait: (ms) => {
      waited += ms;
      return Promise.resolve();
    },
  });
  return { words, asked, waited };
}

it('asks the provider first, then what the server has heard, whatever fails in between', async () => {
  expect(await wait(0)).toMatchObject({ asked: ['provider'], waited: 0 });
  const { words, asked } = await wait(2);
  expect([words, asked]).toEqual([
    '20 credits were added to your balance.',
    ['provider', 'server', 'server'],
  ]);
});

it('gives up in time, and with the page', async () => {
  expect(await wait(1000)).toMatchObject({ words: null, waited: PATIENCE_MS });
  expect((await wait(1000, () => true)).asked).toEqual([]);
});
