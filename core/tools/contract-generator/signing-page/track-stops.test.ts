import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { pageAfter, sent } from '../../../../tests/support/signing-pages.ts';
import { moneyTrack } from '../money-track.ts';
import { partsOfPage } from './page-parts.ts';
import { trackStops } from './track-stops.ts';

function stops(role: 'artist' | 'client') {
  const page = partsOfPage(pageAfter([sent()], { role }));
  const track = moneyTrack(LYON, { night: 0, today: page.today });
  return track ? trackStops(page, track).map(({ day, title, words, step }) => [day, title, words, step]) : [];
}

it('what falls on which day is told to who pays', () => {
  expect(stops('client')).toEqual([
    ['2026-11-04', 'Today', 'Cancelling costs 25 %', 1],
    ['2026-11-13', 'Cancelling costs 50 %', 'To 5 Dec, clause 9', 2],
    ['2026-11-28', 'You pay the deposit', 'Clause 5', 2],
    ['2026-12-05', 'You pay the balance', 'Clause 6', 2],
    ['2026-12-06', 'Cancelling costs the full fee', 'Clause 9', 3],
    ['2026-12-12', 'DJ NOVA plays, 22:00–00:00', 'Les Subsistances', 3],
  ]);
});

it('and to who is paid', () => {
  expect(stops('artist').map(([, title]) => title)).toEqual([
    ...['Today', 'If they cancel, they pay 50 %', 'They pay the deposit', 'They pay the balance'],
    ...['If they cancel, they pay the full fee', 'You play, 22:00–00:00'],
  ]);
});
