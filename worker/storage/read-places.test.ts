import { expect, it, vi } from 'vitest';
import { findPlace, PLACES_FILE } from '#core/gigs/places.ts';
import { readPlaces } from './read-places.ts';

const bytes = new TextEncoder().encode('DE Europe/Berlin\nKöln|Cologne\t5093\t695\t963');

it('reads the cities once', async () => {
  const read = vi.fn(async () => bytes);
  const files = { read };
  const places = await readPlaces(files);
  expect(findPlace(places, 'Cologne')?.place.zone).toBe('Europe/Berlin');
  expect(await readPlaces(files)).toBe(places);
  expect(read).toHaveBeenCalledExactlyOnceWith(PLACES_FILE);
});

it('no request waits for the reading of another, which may never end', async () => {
  const read = vi.fn(async () => bytes).mockReturnValueOnce(new Promise<never>(() => {}));
  const files = { read };
  void readPlaces(files);
  expect(findPlace(await readPlaces(files), 'Köln')).not.toBeNull();
});

it('does without where the file is missing, and tries again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.fn(async () => bytes).mockRejectedValueOnce(new Error('no such file'));
  const files = { read };
  expect(findPlace(await readPlaces(files), 'Köln')).toBeNull();
  expect(said).toHaveBeenCalledOnce();
  expect(findPlace(await readPlaces(files), 'Köln')).not.toBeNull();
});
