import { describe, expect, it } from 'vitest';
import { analyseName } from './analyse-name.ts';
import { settingsFor } from './settings.ts';

const ways = (name: string, kind: Parameters<ReturnType<typeof settingsFor>>[0]) =>
  Array.from({ length: 40 }, (_, time) => settingsFor(analyseName(name))(kind, time));
const distinct = (name: string, kind: Parameters<ReturnType<typeof settingsFor>>[0]) =>
  new Set(ways(name, kind).map((way) => JSON.stringify(way))).size;

describe('ways to set a name', () => {
  it('begin with the usual one, and bring another each time', () => {
    expect(ways('Bass Culture', 'scan')[0]).toEqual({});
    expect(distinct('Bass Culture', 'scan')).toBe(10);
    expect(distinct('NOVA', 'scan')).toBe(6);
  });

  it('never have more rows than words, but for a long word in two', () => {
    const rows = (name: string) => ways(name, 'scan').flatMap(({ rows: each }) => each ?? []);
    expect(Math.max(...rows('Bass Culture'))).toBe(2);
    expect(Math.max(...rows('One Two Three Four Five'))).toBe(4);
    expect(Math.max(...rows('Underground'))).toBe(2);
    expect(rows('NOVA')).toEqual([]);
  });

  it('leave letters together that join up, and emblems without rows', () => {
    expect(ways('Bass Culture', 'script').filter(({ tracking }) => tracking)).toEqual([]);
    expect(ways('نور نور', 'scan').filter(({ tracking }) => tracking)).toEqual([]);
    expect(ways('Bass Culture', 'ring').filter(({ rows }) => rows)).toEqual([]);
  });
});
