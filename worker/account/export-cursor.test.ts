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

it.each([
  ['a list without a place', 'ledger.~chat.1_trn_two'],
  ['a list that is no list', 'users.1_usr_one~chat.1_trn_two'],
  ['a place that is none', "ledger.1_a'--~chat.1_trn_two"],
  ['half of itself', 'chat.1_trn_two~led'],
  ['nothing', ''],
  ['nothing beside a place', 'chat.1_trn_two~'],
])('a cursor that names %s starts anew, so that nothing is left out', (_, cursor) => {
  expect(readExportCursor(cursor)).toBeNull();
});

it('a cursor that was made up names known lists only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const [name] of readExportCursor(text) ?? []) expect(EXPORT_LISTS).toContain(name);
    }),
  );
});
