import { type Position, readCursor, writeCursor } from '#core/cursor.ts';
import { EXPORT_LISTS, type ExportListName, type ExportListPage } from '#db/queries/account-export-lists.ts';

/** Where each list of an export goes on. A list that is not among them has ended. */
export type ExportPlaces = (readonly [ExportListName, Position | null])[];

/** The start of every list. */
export const FROM_THE_START: ExportPlaces = EXPORT_LISTS.map((name) => [name, null] as const);

/** `ledger.1732_crd_one~chat.1731_trn_two`; null where every list has ended. */
export function writeExportCursor(pages: readonly ExportListPage[]): string | null {
  const places = pages.flatMap(({ name, next }) => (next ? [`${name}.${writeCursor(next)}`] : []));
  return places.length > 0 ? places.join('~') : null;
}

/** The places that a cursor names; null where it names none, or any part of it cannot be read: what it leaves out would be lost. */
export function readExportCursor(cursor: string | undefined): ExportPlaces | null {
  const asked = new Map((cursor ?? '').split('~').map((place) => splitOnce(place)));
  const places = EXPORT_LISTS.flatMap((name) => {
    const position = readCursor(asked.get(name));
    return position ? [[name, position] as const] : [];
  });
  return places.length > 0 && places.length === asked.size ? places : null;
}

function splitOnce(place: string): [string, string] {
  const dot = place.indexOf('.');
  return [place.slice(0, Math.max(0, dot)), place.slice(dot + 1)];
}
