import { expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { exampleGig } from '../../../../../tests/support/gigs.ts';
import { nextAct } from './next-act.ts';

const NOW = { today: '2026-11-20', night: '2026-11-20', zone: 'Europe/Berlin' };
const act = (start: string, told: Partial<Gig>, now = NOW) =>
  nextAct(exampleGig(start, told), now).act?.label ?? null;
const payment = (due: string) => ({ id: 'a', kind: 'balance' as const, amount: 1, due, paidOn: null });

it('talks go on to the next status, and are over once the date has passed', () => {
  expect(act('2026-11-28', { status: 'lead' })).toBe('Mark as quoted');
  expect(act('2026-11-28', { status: 'hold', hold: { order: 1, until: null } })).toBe('Mark as confirmed');
  expect(act('2026-11-01', { status: 'quoted' })).toBe('Mark as lost');
});

it('what was quoted at a fee is agreed in writing, unless its contract is being written', () => {
  const quoted = { status: 'quoted', fee: { amount: 90_000, currency: 'EUR' } } as const;
  expect(act('2026-11-28', quoted)).toBe('Write the contract');
  expect(act('2026-11-28', { ...quoted, contract: `drf_${'a'.repeat(22)}` })).toBe('Mark as confirmed');
  expect(act('2026-11-28', { ...quoted, fee: null })).toBe('Mark as confirmed');
  expect(act('2026-11-28', { ...quoted, status: 'contract-sent' })).toBe('Mark as confirmed');
});

it('late money comes before all else', () => {
  const late = { unpaid: 5, unpaidDue: '2026-11-01', fee: { amount: 5, currency: 'EUR' } };
  expect(act('2026-11-28', { status: 'confirmed', ...late, payments: [payment('2026-11-01')] })).toBe(
    'Record the payment',
  );
});

it('a confirmed gig asks for what falls due, and is played once its night is over', () => {
  const tasks = [{ id: 't', text: 'Door list', due: '2026-11-21', doneOn: null }];
  expect(act('2026-11-28', { status: 'confirmed', tasks })).toBe('See the tasks');
  expect(act('2026-11-28', { status: 'confirmed', payments: [payment('2026-11-22')] })).toBe(
    'Record the payment',
  );
  expect(act('2026-11-28', { status: 'confirmed' })).toBeNull();
  expect(act('2026-11-18', { status: 'confirmed' })).toBe('Mark as played');
  const small = { ...NOW, night: '2026-11-19' };
  expect(act('2026-11-19', { status: 'confirmed' }, small)).toBeNull();
  expect(act('2026-11-19', { status: 'lead' }, small)).toBe('Mark as quoted');
});

it('a played gig is paid once nothing is owed', () => {
  expect(act('2026-11-18', { status: 'played', unpaid: 5 })).toBe('Record the payment');
  expect(act('2026-11-18', { status: 'played', unpaid: 0 })).toBe('Mark as paid');
  expect(act('2026-11-18', { status: 'paid' })).toBeNull();
});
