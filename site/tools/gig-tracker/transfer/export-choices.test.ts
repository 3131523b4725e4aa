import { expect, it } from 'vitest';
import { fabricGig } from '../../../../tests/support/gigs.ts';
import {
  type ExportChoices,
  exportName,
  exportRequest,
  isListNarrowed,
  isListShown,
  wantedGigs,
} from './export-choices.ts';

const choices = (said: Partial<ExportChoices> = {}): ExportChoices => ({
  ...{ what: 'all', year: '2026', format: 'csv', withCancelled: true },
  ...said,
});
const LIST = '?view=list&status=hold&when=all';

it('asks for what was chosen', () => {
  const ask = (said: Partial<ExportChoices>) => exportRequest(choices(said), LIST, '2026-11-28');
  expect(ask({})).toEqual({ sort: 'night', order: 'asc' });
  expect(ask({ what: 'upcoming' })).toEqual({ sort: 'night', order: 'asc', from: '2026-11-28' });
  expect(ask({ what: 'year', year: '2025' })).toMatchObject({ from: '2025-01-01', to: '2025-12-31' });
  expect(ask({ what: 'shown' })).toEqual({ sort: 'night', order: 'desc', status: 'hold' });
});

it('offers the list where it is open, but not the trash', () => {
  expect([isListShown(LIST), isListNarrowed(LIST)]).toEqual([true, true]);
  expect([isListShown('?view=list'), isListNarrowed('?view=list')]).toEqual([true, false]);
  expect(isListShown('?view=list&trash=1')).toBe(false);
  expect(isListShown('')).toBe(false);
});

it('leaves out what was called off or lost unless it is wanted', () => {
  const gigs = (['cancelled', 'confirmed', 'lost'] as const).map((status) => fabricGig({ status }));
  const statuses = (withCancelled: boolean) =>
    wantedGigs(gigs, choices({ withCancelled })).map(({ status }) => status);
  expect(statuses(false)).toEqual(['confirmed']);
  expect(statuses(true)).toEqual(['cancelled', 'confirmed', 'lost']);
});

it('names the file by its day', () => {
  expect(exportName('ics', '2026-11-28')).toBe('deckhand-gigs-2026-11-28.ics');
});
