import { expect, it } from 'vitest';
import type { QuickAdd } from '#core/gigs/quick-add-schema.ts';
import { gigToAdd } from './quick-line.store.ts';

const GIG = { title: 'Fabric', start: '2027-03-13', zone: 'Europe/London', status: 'hold' } as const;
const understood = (more: Partial<QuickAdd> = {}): QuickAdd => ({
  ...{ gig: { ...GIG, hold: { order: 2, until: null } }, parts: [], unread: [] },
  ...more,
});

it('a line without a date is no gig yet', () => {
  expect(gigToAdd(understood({ gig: null }), 'confirmed')).toBeNull();
});

it('a status that is chosen takes the place of the one of the line, and of its hold', () => {
  expect(gigToAdd(understood(), null)).toMatchObject({ status: 'hold', hold: { order: 2 } });
  expect(gigToAdd(understood(), 'hold')).toMatchObject({ status: 'hold', hold: { order: 2 } });
  expect(gigToAdd(understood(), 'confirmed')).toMatchObject({ status: 'confirmed', hold: null });
});

it('words that nothing was made of are kept as notes', () => {
  expect(gigToAdd(understood({ unread: ['two', 'decks'] }), null)?.notes).toBe('two decks');
  expect(gigToAdd(understood(), null)).not.toHaveProperty('notes');
});
