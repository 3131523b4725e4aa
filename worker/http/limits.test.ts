import { expect, it } from 'vitest';
import { TEST_ORIGIN, testDeps } from '../../tests/support/deps.ts';
import { roundTripsOf } from '../../tests/support/round-trips.ts';
import { createApp } from '../app.ts';
import { networkOf } from './limits.ts';

const from = (address: string) =>
  networkOf(new Request('http://x.example', { headers: { 'cf-connecting-ip': address } }));

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, network) => {
  expect(from(address)).toBe(network);
});

it('counts those that nobody saw together', () => {
  expect(networkOf(new Request('http://x.example'))).toBe('unknown');
});

it('an export has a limit of its own, which is asked before anything is read', async () => {
  const deps = await testDeps();
  const keys: string[] = [];
  deps.limits.exports = async (key) => {
    keys.push(key);
    return false;
  };
  const trips = await roundTripsOf(deps.db, async () => {
    const reply = await createApp(deps).app.request(`${TEST_ORIGIN}/api/account/export`);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60']);
  });
  expect([keys, trips]).toEqual([['/api/account/export unknown'], []]);
  await deps.close();
});
