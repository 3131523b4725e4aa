import { expect, it } from 'vitest';
import { clockIn, deviceTimeZone, meantZone, timeZones } from './time-zones.ts';

const ZONES = ['America/Indiana/Knox', 'America/New_York', 'Europe/Berlin', 'Pacific/Knox'];

it.each([
  ['berlin', 'Europe/Berlin'],
  ['EUROPE/BERLIN', 'Europe/Berlin'],
  [' new  york ', 'America/New_York'],
  ['america/new york', 'America/New_York'],
])('%j means %s', (typed, zone) => {
  expect(meantZone(typed, ZONES)).toBe(zone);
});

it.each(['knox', 'Atlantis', ''])('%j stays, since none or several could be meant', (typed) => {
  expect(meantZone(typed, ZONES)).toBe(typed);
});

it('tells the clock there', () => {
  expect(clockIn('Asia/Tokyo', new Date('2026-11-21T20:05:00Z'))).toBe('05:05');
  expect(clockIn('Mars/Base', new Date(0))).toBe(null);
});

it('knows the zones of the browser, and the one of the device', () => {
  expect(timeZones()).toContain('Europe/Berlin');
  expect(clockIn(deviceTimeZone(), new Date(0))).toMatch(/^\d\d:\d\d$/);
});
