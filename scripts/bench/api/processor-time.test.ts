import { describe, expect, it } from 'vitest';
import { parseMachine, parseStat } from './processor-time.ts';

const line = (name: string) =>
  `4242 (${name}) S 17 4242 17 0 -1 4194304 9000 0 3 0 120 34 5 6 20 0 11 0 987654 1100000000 30000 18446744073709551615`;

describe('parseStat', () => {
  it('adds up time in the program and in the system, without that of its children', () => {
    expect(parseStat(line('workerd'))).toEqual({ name: 'workerd', parent: 17, ms: 1540 });
  });

  it.each(['a b', 'a) S 1', '((', ''])('is not misled by the name %j', (name) => {
    expect(parseStat(line(name))).toEqual({ name, parent: 17, ms: 1540 });
  });

  it('refuses what is no such line', () => expect(() => parseStat('4242 workerd')).toThrow('4242 workerd'));
});

describe('parseMachine', () => {
  it('adds up all but waiting', () => {
    const text = 'cpu  100 1 20 9000 300 4 5 700 0 0\ncpu0 50 0 10 4500 150 2 2 350 0 0\n';
    expect(parseMachine(text)).toBe(1300);
  });

  it('refuses what is no such text', () => expect(() => parseMachine('btime 17')).toThrow('btime 17'));
});
