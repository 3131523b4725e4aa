import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

const textOf = (part: Element | null) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

it('without scripts the month is an example that nobody can press', () => {
  const form = builtDocument('/pricing').querySelector('form[aria-labelledby=month]');
  const told = [...(form?.querySelectorAll('[role=status] [data-out]') ?? [])].map(textOf);
  expect(told).toEqual([
    ...['24', 'credits a month', '$4.99 in your first month', '20 welcome credits and 1 pack of 20'],
    'After that, up to $9.98 a month in packs. Pro is $16.99.',
  ]);
  const buttons = [...(form?.querySelectorAll('button') ?? [])];
  expect(buttons.length).toBeGreaterThan(10);
  expect(buttons.filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  expect(fields.map((field) => field.getAttribute('value'))).toEqual(['1', '2', '0', '2', '8']);
  expect(fields.filter((field) => !field.hasAttribute('readonly'))).toEqual([]);
});

it('every order is shown where no script can choose one, and no choice', () => {
  const document = builtDocument('/checkout');
  const orders = [...document.querySelectorAll('[data-order]')];
  expect(orders.map((order) => textOf(order.querySelector('h2')))).toEqual([
    ...['Deckhand Pro', 'Deckhand Trial', '20 credits', '60 credits'],
  ]);
  expect(orders.filter((order) => order.closest('[hidden]'))).toEqual([]);
  expect(document.querySelector('nav[aria-label=Order]')?.className).toBe('order-choice');
  const withoutScripts = document.querySelector('head noscript style')?.textContent ?? '';
  expect(withoutScripts).toMatch(/\.order-choice \{\s*display: none;\s*\}/);
});

it('/subscribe leads to an account and to the order of each other plan, and goes on to what is asked of them', () => {
  const links = [...builtDocument('/subscribe').querySelectorAll('main a')];
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([
    ...['/pricing', '/signin?new', '/dashboard', '/signin?new&next=%2Fcheckout%3Fplan%3Dtrial'],
    ...['/checkout?plan=trial', '/checkout?plan=pro', '/credits'],
    ...['/help/daily-limit', '/contact?topic=billing'],
  ]);
});

it('the sandbox shows no order before it is known that there is one, and is found by no search engine', () => {
  const document = builtDocument('/sandbox-checkout');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const slips = [...document.querySelectorAll('sandbox-checkout section')];
  expect(slips.map((slip) => textOf(slip.querySelector('h2')))).toEqual([
    ...['Deckhand Pro', '20 credits', '60 credits'],
  ]);
  expect(slips.filter((slip) => !slip.closest('[data-when=ready][hidden]'))).toEqual([]);
  // Without scripts it looks for none either.
  const withoutScripts = document.querySelector('head noscript style')?.textContent ?? '';
  expect(withoutScripts).toMatch(/\.sandbox > \[data-when\] \{\s*display: none;\s*\}/);
});
