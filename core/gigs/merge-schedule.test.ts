import { describe, expect, it } from 'vitest';
import { fabricGig } from '../../tests/support/gigs.ts';
import { applyPatch } from './apply-patch.ts';
import { chooseMine } from './choose-mine.ts';
import type { Gig, GigPatch, ScheduleItem } from './gig.ts';
import { mergeGig } from './merge-gig.ts';

const changed = (gig: Gig, patch: GigPatch): Gig => applyPatch(gig, patch, { venue: null, client: null }, '');
const item = (id: string, start: string, end: string | null = null): ScheduleItem => ({
  ...{ id, kind: 'act', label: id, start, end },
});
const BASE = fabricGig({ schedule: [item('doors', '2027-03-13T22:00', '2027-03-13T22:30')] });
const APRIL = changed(BASE, { start: '2027-04-10T23:00' });
const MAY = changed(BASE, { start: '2027-05-08T23:00' });
const startsOf = ({ schedule }: Gig) => schedule.map(({ start }) => start);

describe('the times of a night that one writer moves', () => {
  const more = changed(BASE, {
    schedule: [
      ...BASE.schedule.map((one) => ({ ...one, label: 'Late doors' })),
      item('b', '2027-03-13T23:30'),
    ],
  });

  it.each([
    ['mine', APRIL, more],
    ['the stored one', more, APRIL],
  ])('go along with all that the other says of them: %s', (_, mine, stored) => {
    const { merged, conflicts } = mergeGig(BASE, mine, stored);
    expect(conflicts).toEqual([]);
    const gig = changed(stored, merged);
    expect(gig.night).toBe('2027-04-10');
    expect(gig.schedule).toEqual([
      { ...item('doors', '2027-04-10T22:00', '2027-04-10T22:30'), label: 'Late doors' },
      item('b', '2027-04-10T23:30'),
    ]);
  });

  it('are in conflict on its new night, where both say another one', () => {
    const doors = (start: string): GigPatch => ({ schedule: [item('doors', start)] });
    const mine = changed(BASE, doors('2027-03-13T21:00'));
    const { merged, conflicts } = mergeGig(BASE, mine, changed(APRIL, doors('2027-04-10T20:00')));
    expect(merged).toEqual({});
    expect(conflicts).toEqual([
      {
        path: ['schedule', 'doors'],
        base: { start: '2027-04-10T22:00', end: '2027-04-10T22:30' },
        mine: { start: '2027-04-10T21:00', end: null },
        stored: { start: '2027-04-10T20:00', end: null },
      },
    ]);
  });

  it('are in conflict on its new night where one writer deletes what the other changes', () => {
    const { conflicts } = mergeGig(BASE, changed(APRIL, { schedule: [] }), more);
    expect(conflicts.map(({ mine, stored }) => [mine, stored?.start])).toEqual([[null, '2027-04-10T22:00']]);
  });

  it('are in conflict on its new night where both put them in another order', () => {
    const three = ['22:00', '22:30', '23:00'].map((time, n) => item(`x${n}`, `2027-03-13T${time}`));
    const base = changed(BASE, { schedule: three });
    const [a, b, c] = three as [ScheduleItem, ScheduleItem, ScheduleItem];
    const mine = changed(base, { schedule: [b, a, c] });
    const moved = changed(changed(base, { schedule: [a, c, b] }), { start: '2027-04-10T23:00' });
    const { conflicts } = mergeGig(base, mine, moved);
    expect(conflicts.map(({ mine: own }) => own)).toEqual([
      {
        schedule: [
          item('x1', '2027-04-10T22:30'),
          item('x0', '2027-04-10T22:00'),
          item('x2', '2027-04-10T23:00'),
        ],
      },
    ]);
  });
});

describe('the times of a night that both writers move', () => {
  it('are on the stored night without a conflict of their own, and go along with the start that is chosen', () => {
    const { merged, conflicts } = mergeGig(BASE, APRIL, MAY);
    expect(merged).toEqual({});
    expect(conflicts.map(({ path }) => path)).toEqual([[]]);
    const chosen = conflicts.reduce((gig, conflict) => changed(gig, chooseMine(gig, conflict)), MAY);
    expect([chosen.start, ...startsOf(chosen)]).toEqual(['2027-04-10T23:00', '2027-04-10T22:00']);
  });
});
