import { expect, it, vi } from 'vitest';
import { PLACES } from '../../../../tests/support/places.ts';
import { knownPlaces } from './known-places.ts';

it('keeps the cities once they are loaded, and asks again where they were not', async () => {
  const load = vi.fn(async () => PLACES).mockRejectedValueOnce(new TypeError('offline'));
  const places = knownPlaces(load);
  expect(await Promise.all([places(), places()])).toEqual([null, null]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await places()).toBe(PLACES);
  expect(await places()).toBe(PLACES);
  expect(load).toHaveBeenCalledTimes(2);
});
