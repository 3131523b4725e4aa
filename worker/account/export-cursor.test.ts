import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXPORT_LISTS, type ExportListPage } from '#db/queries/account-export-lists.ts';
import { readExportCursor, writeExportCursor } from './export-cursor.ts';

const position = fc.record({
  at: fc.integer({ min: 0, max: 9e14 }).map((at) => new Date(at)),
  id: fc.stringMatching(/^[a-z]{3}_\w{1,30}$/),
});
const pages = fc
  .tuple(...EXPORT_LISTS.map(() => fc.option(position)))
  .map((places) => places.map((next, i) => ({ name: EXPORT_LISTS[i], rows: [], next }) as ExportListPage));

it('a cursor names the place of every list that goes on, and none that ended', () => {
  fc.assert(
    fc.property(pages, (ended) => {
      const going = ended.flatMap(({ name, next }) => (next ? [[name, next]] : []));
      const cursor = writeExportCursor(ended);
      expect(readExportCursor(cursor ?? undefined)).toEqual(going.length > 0 ? going : null);
      expect(cursor ?? '').toBe(encodeURIComponent(cursor ?? ''));
    }),
  );
});

it('a cursor that was made up names known lists only, and places only', () => {
  expect(readExportCursor("users.1_usr_one~ledger.1_a'--~ledger~.~events.12_evt_one")).toEqual([
    ['events', { at: new Date(12), id: 'evt_one' }],
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const [name] of readExportCursor(text) ?? []) expect(EXPORT_LISTS).toContain(name);
    }),
  );
});
