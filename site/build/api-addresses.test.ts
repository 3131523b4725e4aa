import { expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { addressesOf } from './api-addresses.ts';

it('has method and path of every endpoint, says which answer with a file, and holds no schema', () => {
  const addresses = addressesOf(API);
  expect(Object.keys(addresses)).toEqual(Object.keys(API));
  expect(addresses.generate).toEqual({ method: 'POST', path: '/api/tools/:tool/generations' });
  expect(addresses.takeAudio).toEqual({ method: 'GET', path: '/api/voice/takes/:id/audio', isFile: true });
  for (const row of Object.values(addresses))
    for (const value of Object.values(row as object)) expect(['string', 'boolean']).toContain(typeof value);
});
