import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { chooseMine } from './choose-mine.ts';
import type { Gig, GigPayment, GigTask } from './gig.ts';
import { mergeGig } from './merge-gig.ts';

const merge = (base: Partial<Gig>, mine: Partial<Gig>, stored: Partial<Gig>) =>
  mergeGig(aGig(base), aGig({ ...base, ...mine }), aGig({ ...base, ...stored }));
const payment = (id: string, said: Partial<GigPayment> = {}): GigPayment => ({
  ...{ id, kind: 'deposit', amount: 500, due: null, paidOn: null },
  ...said,
});
const task = (id: string, text = id): GigTask => ({ id, text, due: null, doneOn: null });
const FEE = { fee: { amount: 100_000, currency: 'EUR' } };
const venue = (id: string, name: string) => exampleVenue(name, 'Gdańsk', { id });

describe('a gig that two people edit', () => {
  it('has the fields of both', () => {
    expect(merge({}, { title: 'Mine' }, { isPublic: true })).toEqual({
      merged: { title: 'Mine' },
      conflicts: [],
    });
    const [one, other] = [{ by: 'car' as const }, { note: 'Platform 3' }];
    const { travel } = aGig();
    expect(merge({}, { travel: { ...travel, ...one } }, { travel: { ...travel, ...other } })).toEqual({
      merged: { travel: { ...travel, ...one, ...other } },
      conflicts: [],
    });
  });

  it('keeps what is stored where both changed a field, and hands over what was typed', () => {
    const { merged, conflicts } = merge({ title: 'A' }, { title: 'B' }, { title: 'C' });
    expect(merged).toEqual({});
    expect(conflicts).toEqual([
      { path: [], base: { title: 'A' }, mine: { title: 'B' }, stored: { title: 'C' } },
    ]);
    expect(merge({ title: 'A' }, { title: 'B' }, { title: 'B' })).toEqual({ merged: {}, conflicts: [] });
  });

  it('has one start, end and zone of one writer', () => {
    const base = { start: '2026-11-28T23:00', end: '2026-11-29T03:00' };
    const moved = { start: '2026-12-05T23:00', end: '2026-12-06T03:00' };
    const longer = { end: '2026-11-29T04:00' };
    const { merged, conflicts } = merge(base, moved, longer);
    expect(merged).toEqual({});
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.mine).toEqual({ ...moved, zone: 'Europe/Warsaw' });
    expect(merge(base, moved, { zone: 'Europe/Kyiv' }).conflicts).toHaveLength(1);
  });

  it('has the items of both, in the order of the stored ones', () => {
    const { merged, conflicts } = merge(
      { tasks: [task('a'), task('b')] },
      { tasks: [task('a'), task('m'), task('b')] },
      { tasks: [task('b'), task('s')] },
    );
    expect(conflicts).toEqual([]);
    expect(merged.tasks?.map(({ id }) => id)).toEqual(['m', 'b', 's']);
    const empty = merge({}, { tasks: [task('m')] }, { tasks: [task('s')] });
    expect(empty.merged.tasks?.map(({ id }) => id)).toEqual(['s', 'm']);
  });

  it('has the order that one of them put the items in, and both where both did', () => {
    const [a, b, c] = [task('a'), task('b'), task('c')];
    const order = (one: ReturnType<typeof merge>) => one.merged.tasks?.map(({ id }) => id).join('');
    const ours = merge({ tasks: [a, b] }, { tasks: [b, a] }, { tasks: [a, b, c] });
    expect([order(ours), ours.conflicts]).toEqual(['bca', []]);
    const theirs = merge({ tasks: [a, b] }, { tasks: [a, b, c] }, { tasks: [b, a] });
    expect([order(theirs), theirs.conflicts]).toEqual(['bca', []]);
    const both = merge({ tasks: [a, b, c] }, { tasks: [b, a, c] }, { tasks: [c, b, a] });
    expect(both.merged).toEqual({});
    expect(both.conflicts.map(({ mine, stored }) => [mine, stored])).toEqual([
      [{ tasks: [b, a, c] }, { tasks: [c, b, a] }],
    ]);
  });

  it('merges the fields of an item, but a sum that is paid goes with its day', () => {
    const base = { ...FEE, payments: [payment('a')] };
    const due = { payments: [payment('a', { due: '2026-12-01' })] };
    const paid = { payments: [payment('a', { paidOn: '2026-11-06' })] };
    expect(merge(base, paid, due)).toEqual({
      merged: { payments: [payment('a', { due: '2026-12-01', paidOn: '2026-11-06' })] },
      conflicts: [],
    });
    const { merged, conflicts } = merge(base, paid, { payments: [payment('a', { amount: 700 })] });
    expect(merged).toEqual({});
    expect(conflicts[0]).toMatchObject({
      path: ['payments', 'a'],
      mine: { amount: 500, paidOn: '2026-11-06' },
    });
  });

  it('keeps an item that one deleted and the other changed, and says so', () => {
    const [plain, changed] = [{ tasks: [task('a')] }, { tasks: [task('a', 'Book a hotel')] }];
    const gone = { tasks: [] };
    expect(merge(plain, gone, plain)).toEqual({ merged: { tasks: [] }, conflicts: [] });
    expect(merge(plain, plain, gone)).toEqual({ merged: {}, conflicts: [] });
    expect(merge(plain, changed, gone)).toMatchObject({
      merged: changed,
      conflicts: [{ path: ['tasks', 'a'], mine: changed.tasks[0], stored: null }],
    });
    expect(merge(plain, gone, changed)).toMatchObject({
      merged: {},
      conflicts: [{ path: ['tasks', 'a'], mine: null, stored: changed.tasks[0] }],
    });
  });

  it('has no more items than there may be', () => {
    const many = (from: string) => Array.from({ length: 7 }, (_, n) => payment(`${from}${n}`));
    const { merged, conflicts } = merge(FEE, { payments: many('m') }, { payments: many('s') });
    expect(merged).toEqual({});
    expect(conflicts).toEqual([
      { path: [], base: { payments: [] }, mine: { payments: many('m') }, stored: { payments: many('s') } },
    ]);
  });

  it('has lines of both in its notes, unless they changed the same ones', () => {
    const base = { notes: 'Room is two floors\nSlow until 02:00' };
    const [own, theirs] = [`${base.notes}\nParking: yard`, base.notes.replace('two', 'three')];
    expect(merge(base, { notes: own }, { notes: theirs })).toEqual({
      merged: { notes: 'Room is three floors\nSlow until 02:00\nParking: yard' },
      conflicts: [],
    });
    expect(merge(base, { notes: base.notes.replace('two', '4') }, { notes: theirs }).conflicts).toHaveLength(
      1,
    );
    const long = { notes: 'x'.repeat(6000) };
    expect(merge({}, long, { notes: 'y'.repeat(6000) }).conflicts).toHaveLength(1);
  });

  it('goes by who a venue is, not by what it is called by now', () => {
    const [club, renamed] = [{ venue: venue('ven_1', 'Żuraw') }, { venue: venue('ven_1', 'Klub Żuraw') }];
    const other = { venue: venue('ven_2', 'Sfinks') };
    expect(merge(club, other, renamed)).toEqual({ merged: { venue: { id: 'ven_2' } }, conflicts: [] });
    const typed = { venue: venue('', 'klub zuraw') };
    expect(merge({}, typed, renamed)).toEqual({ merged: {}, conflicts: [] });
    expect(merge({}, typed, {})).toEqual({
      merged: { venue: { name: 'klub zuraw', city: 'Gdańsk' } },
      conflicts: [],
    });
    const { conflicts } = merge(club, other, { venue: null });
    expect(conflicts).toEqual([{ path: [], base: club, mine: other, stored: { venue: null } }]);
  });

  it('keeps a fee while there are sums in its currency', () => {
    const sums = { payments: [payment('a')] };
    const { merged, conflicts } = merge(FEE, sums, { fee: null });
    expect(merged).toEqual({ ...FEE, ...sums });
    expect(conflicts).toEqual([{ path: [], base: FEE, mine: FEE, stored: { fee: null } }]);
    expect(merge(FEE, { fee: null }, sums)).toMatchObject({ merged: {}, conflicts: [{ stored: FEE }] });
    const pounds = { fee: { amount: 90_000, currency: 'GBP' } };
    expect(merge(FEE, pounds, sums)).toMatchObject({ merged: {}, conflicts: [{ mine: pounds }] });
    const more = { fee: { amount: 120_000, currency: 'EUR' } };
    expect(merge(FEE, more, sums)).toEqual({ merged: more, conflicts: [] });
  });
});

describe('a conflict that is answered with mine', () => {
  it('brings back what was typed, and nothing else', () => {
    const stored = aGig({ title: 'C', tasks: [task('b')], venue: venue('ven_1', 'Żuraw') });
    const conflict = (path: string[], mine: Record<string, unknown> | null) => ({
      path,
      base: null,
      mine,
      stored: null,
    });
    expect(chooseMine(stored, conflict([], { title: 'B' }))).toEqual({ title: 'B' });
    expect(chooseMine(stored, conflict([], { venue: null }))).toEqual({ venue: null });
    expect(chooseMine(stored, conflict(['travel'], { by: 'car' }))).toEqual({
      travel: { ...stored.travel, by: 'car' },
    });
    expect(chooseMine(stored, conflict(['hold'], { order: 2 }))).toEqual({});
    expect(chooseMine(stored, conflict(['tasks', 'b'], { text: 'B' }))).toEqual({ tasks: [task('b', 'B')] });
    expect(chooseMine(stored, conflict(['tasks', 'b'], null))).toEqual({ tasks: [] });
    expect(chooseMine(stored, conflict(['tasks', 'a'], task('a')))).toEqual({
      tasks: [task('b'), task('a')],
    });
    expect(chooseMine(stored, conflict(['tasks', 'a'], { text: 'A' }))).toEqual({});
  });
});
