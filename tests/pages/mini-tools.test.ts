import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

const textOf = (path: string, selector: string) =>
  builtDocument(path).querySelector(selector)?.textContent?.trim() ?? '';

it('the rate calculator shows a whole example that adds up, without scripts', () => {
  const path = '/tools/dj-rate-calculator';
  const amounts = [...builtDocument(path).querySelectorAll('.rate-ledger tbody td.r')];
  const sum = amounts.reduce((total, { textContent }) => total + Number(textContent?.trim().slice(1)), 0);
  expect(sum).toBeCloseTo(490, 6);
  expect(textOf(path, '[data-out=floor]')).toBe('€490');
  expect(textOf(path, '.rate-form noscript p')).toContain('The faders need JavaScript');
});

it('keys and lengths of an example are shown without scripts', () => {
  const path = '/tools/key-and-tempo';
  expect(textOf(path, '[data-out=percent]')).toContain('−3.13 %');
  expect(textOf(path, '[data-out="relative-key"]')).toContain('8B');
});

it('the report of an example is there without scripts, with its picture', () => {
  const path = '/tools/loudness-checker';
  const integrated = textOf(path, '.loud-report [data-out=integrated]').replace('−', '-');
  expect(Number(integrated)).toBeLessThan(-5);
  const curve = builtDocument(path).querySelector('.loud-curve')?.getAttribute('d') ?? '';
  expect(curve.length).toBeGreaterThan(1000);
});

it('a whole night of the planner is shown without scripts', () => {
  const path = '/tools/set-time-planner';
  const acts = [...builtDocument(path).querySelectorAll('tbody tr')];
  expect(acts).toHaveLength(4);
  expect(acts.filter((act) => act.closest('[hidden]'))).toEqual([]);
  expect(textOf(path, '[data-out=verdict]')).toBe('15 min left before the curfew');
});
