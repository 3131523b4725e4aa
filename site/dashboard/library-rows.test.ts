import { describe, expect, it } from 'vitest';
import type { ActivityItem, LibraryItem } from '#core/library.ts';
import { type LibraryRow, libraryRows } from './library-rows.ts';

const item = (day: string) => ({ id: `gen_${day}`, type: 'logo', title: day, createdAt: day }) as LibraryItem;
const activity = (day: string) => ({ id: `act_${day}`, action: day, createdAt: day }) as ActivityItem;
const ids = (rows: readonly LibraryRow[]) =>
  rows.map((row) => (row.kind === 'item' ? row.item.id : row.activity.id));

describe('the library panel', () => {
  it('shows at most three creations and two activities, the newest first', () => {
    const items = ['2026-11-01', '2026-11-09', '2026-11-03', '2026-11-05'].map(item);
    const activities = ['2026-11-02', '2026-11-10', '2026-11-04'].map(activity);
    expect(ids(libraryRows(items, activities))).toEqual([
      ...['act_2026-11-10', 'gen_2026-11-09', 'gen_2026-11-05', 'act_2026-11-04', 'gen_2026-11-03'],
    ]);
  });

  it('does not fill the room of one kind with the other', () => {
    const many = Array.from({ length: 9 }, (_, day) => `2026-11-0${day + 1}`);
    expect(libraryRows(many.map(item), [])).toHaveLength(3);
    expect(libraryRows([], many.map(activity))).toHaveLength(2);
  });

  it('puts what has no valid date last', () => {
    expect(ids(libraryRows([item('never'), item('2026-11-01')], []))).toEqual([
      'gen_2026-11-01',
      'gen_never',
    ]);
  });
});
