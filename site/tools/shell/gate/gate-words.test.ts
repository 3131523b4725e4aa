import { expect, it } from 'vitest';
import { PLANS } from '#core/plans.ts';
import { PLAN_ROWS } from '#site/offers/plan-rows.ts';
import { GATES, type GateId, gateWords, PRO_GIVES } from './gate-words.ts';

it('what Pro gives is what the comparison of plans says that Free has not', () => {
  const [free, pro] = ['free', 'pro'].map((wanted) => PLANS.find(({ id }) => id === wanted));
  if (!free || !pro) throw new Error('No such plan');
  const differing = PLAN_ROWS.filter(({ cell }) => cell(free) !== cell(pro)).map(({ id }) => id);
  expect(PRO_GIVES.flatMap(({ rows }) => rows).toSorted()).toEqual(differing.toSorted());
});

it('the button names what follows, and the way back what one was at', () => {
  expect(gateWords('brand-kit', { hasNext: true })).toMatchObject({
    heading: 'This needs Pro',
    start: 'Start trial and download',
    back: 'Back to my logo',
    isFile: true,
  });
  expect(gateWords('wav', { hasNext: false }).start).toBe('Start trial');
  expect(gateWords('recipient-links', { hasNext: true, next: 'renew the link' }).start).toBe(
    'Start trial and renew the link',
  );
  expect(gateWords('generations', { hasNext: true, kept: 'brief' })).toMatchObject({
    start: 'Start trial and try again',
    back: 'Back to my brief',
  });
});

it('the button says what it does, once Pro is there', () => {
  const verbs = Object.keys(GATES).map((gate) => gateWords(gate as GateId, { hasNext: true }).verb);
  expect(verbs).toEqual([
    ...['Download', 'Download', 'Download', 'Download'],
    ...['Add a recipient', 'Send', 'Try again'],
  ]);
  expect(gateWords('recipient-links', { hasNext: true, next: 'make link' }).verb).toBe('Make link');
});

it('every gate says what Free has instead', () => {
  for (const gate of Object.keys(GATES) as GateId[])
    expect(gateWords(gate, { hasNext: true }).free, gate).toMatch(/^On Free .+\. Nothing is lost\.$/);
});
