import { expect, it } from 'vitest';
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
