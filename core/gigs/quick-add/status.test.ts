import { expect, it } from 'vitest';
import { AT_HOME } from '../../../tests/support/quick-lines.ts';
import { lineOf } from './line.ts';
import { readHold, readStatus } from './status.ts';

const statusOf = (typed: string) => {
  const line = lineOf(typed);
  const found = readHold(line, AT_HOME) ?? readStatus(line);
  const { order = '', until } = found?.hold ?? {};
  return found && [found.status, order, until].filter(Boolean).join(' ');
};

it.each([
  ['1st hold', 'hold 1'],
  ['second option', 'hold 2'],
  ['2. Option bis 1.12.', 'hold 2 2026-12-01'],
  ['3rd hold until Fri', 'hold 3 2026-11-27'],
  ['hold 2', 'hold 2'],
  ['hold #2', 'hold 2'],
  ['hold until 1 Dec', 'hold 1 2026-12-01'],
  ['hold', 'hold'],
  ['hold until we know', 'hold'],
  ['on hold', 'hold'],
  ['pencilled in', 'hold'],
  ['Hold Steady', null],
  ['enquiry', 'lead'],
  ['Lead', 'lead'],
  ['quoted', 'quoted'],
  ['offer sent', 'quoted'],
  ['contract sent', 'contract-sent'],
  ['contract out', 'contract-sent'],
  ['CONFIRMED', 'confirmed'],
  ['booked', 'confirmed'],
  ['contract signed', 'confirmed'],
  ['played', 'played'],
  ['paid', 'paid'],
  ['canceled', 'cancelled'],
  ['lost', 'lost'],
  ['Lost Village', null],
  ['lost, Rex', 'lost'],
  ['deposit paid', null],
  ['not confirmed', null],
  ['unpaid', null],
  ['holding', null],
  ['', null],
])('“%s”', (typed, status) => {
  expect(statusOf(typed)).toBe(status);
});
