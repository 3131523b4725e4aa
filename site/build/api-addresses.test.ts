import { expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { addressesOf } from './api-addresses.ts';

it('has method and path of every endpoint of the API, says which answer with a file, and holds no schema', () => {
  const addresses = addressesOf(API);
  const called = Object.entries(API).filter(([, { path }]) => path.startsWith('/api/'));
  expect(Object.keys(addresses)).toEqual(called.map(([name]) => name));
  expect(addresses).not.toHaveProperty('signingPage');
  expect(addresses.generate).toEqual({ method: 'POST', path: '/api/tools/:tool/generations' });
  expect(addresses.takeAudio).toEqual({ method: 'GET', path: '/api/voice/takes/:id/audio', isFile: true });
  for (const row of Object.values(addresses))
    for (const value of Object.values(row as object)) expect(['string', 'boolean']).toContain(typeof value);
});
