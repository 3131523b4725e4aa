import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordOf, sentEvent, signature } from '../../tests/support/envelopes.ts';
import { canonicalJson } from './canonical-json.ts';
import { brokenAt, chained, FIRST_PREVIOUS, hashOfEntry } from './entry-chain.ts';
import type { Entry, EnvelopeEvent } from './envelope.ts';

const RECORD = recordOf([
  sentEvent(),
  { type: 'opened', version: 1, role: 'client' },
  { type: 'signed', ...signature('client') },
  { type: 'signed', ...signature('artist') },
  { type: 'completed', version: 1, document: { sha256: 'c'.repeat(64), size: 95_000, pages: 7 } },
]);

it('carries the hash of the entry before, and the hash of its own', () => {
  expect(brokenAt(RECORD)).toBeNull();
  expect(RECORD.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(RECORD[0]?.previous).toBe(FIRST_PREVIOUS);
  expect(RECORD[4]?.previous).toBe(RECORD[3]?.hash);
});

it('has the hash that sha256sum says of the canonical JSON', () => {
  const { hash, ...rest } = chained(undefined, {
    ...{
      envelope: 'env_one',
      at: '2026-11-02T12:00:00.000Z',
      by: { role: 'client', name: 'Zoë' },
      from: null,
    },
    event: { type: 'opened', version: 1, role: 'client' },
  });
  // printf '%s' '{"at":…}' | sha256sum
  expect(canonicalJson(rest)).toBe(
    '{"at":"2026-11-02T12:00:00.000Z","by":{"name":"Zoë","role":"client"},"envelope":"env_one","event":' +
      '{"role":"client","type":"opened","version":1},"from":null,"previous":' +
      `"${FIRST_PREVIOUS}","seq":1}`,
  );
  expect(hash).toBe('5e23664f120e241adebdde4eb6fc6eeda3fa07bf108a6d4961a3dfd3ac730a6f');
});

it('a clock that was set back does not turn entries around', () => {
  const late = RECORD.at(-1) as Entry;
  const next = chained(late, {
    ...{ envelope: 'env_one', at: '2020-01-01T00:00:00.000Z', by: late.by, from: null },
    event: { type: 'expired', version: 1 },
  });
  expect(next.at).toBe(late.at);
  expect(brokenAt([...RECORD, next])).toBeNull();
});

it('names the first entry that was repeated, left out or moved', () => {
  const index = fc.nat({ max: RECORD.length - 1 });
  fc.assert(
    fc.property(index, index, (from, to) => {
      const entry = RECORD[from] as Entry;
      const repeated = RECORD.toSpliced(to, 0, entry);
      expect(brokenAt(repeated)?.seq, 'repeated').toBe(from === to ? to + 2 : to + 1);
      const moved = RECORD.toSpliced(from, 1).toSpliced(to, 0, entry);
      if (from !== to) expect(brokenAt(moved)?.seq, 'moved').toBe(Math.min(from, to) + 1);
      const without = RECORD.toSpliced(from, 1);
      if (from < RECORD.length - 1) expect(brokenAt(without)?.seq, 'left out').toBe(from + 1);
    }),
  );
});

it('names the entry in which anything at all was changed', () => {
  const changes: ((entry: Entry) => Entry)[] = [
    (entry) => ({ ...entry, at: entry.at.replace('2026', '2025') }),
    (entry) => ({ ...entry, by: { ...entry.by, name: 'Somebody else' } }),
    (entry) => ({ ...entry, from: { address: '192.0.2.1', agent: '', zone: '' } }),
    (entry) => ({ ...entry, event: { ...entry.event, version: 2 } as EnvelopeEvent }),
    (entry) => ({ ...entry, hash: entry.hash.replace(/./, (digit) => (digit === '0' ? '1' : '0')) }),
    (entry) => ({ ...entry, previous: 'f'.repeat(64) }),
  ];
  for (const [index, entry] of RECORD.entries())
    for (const change of changes) expect(brokenAt(RECORD.with(index, change(entry)))?.seq).toBe(index + 1);
});

it('names the entry after one that was changed and given a good hash again', () => {
  const changed = { ...(RECORD[1] as Entry), at: '2026-11-02T12:30:00.000Z' };
  const forged = { ...changed, hash: hashOfEntry(changed) };
  expect(brokenAt(RECORD.with(1, forged))).toEqual({
    seq: 3,
    reason: 'It does not follow on the entry before it',
  });
});

it('does not take over the record of another envelope, even with good hashes', () => {
  const foreign = { ...(RECORD[1] as Entry), envelope: 'env_two' };
  const forged = { ...foreign, hash: hashOfEntry(foreign) };
  expect(brokenAt(RECORD.with(1, forged))).toEqual({ seq: 2, reason: 'It belongs to another contract' });
});

it('canonical JSON is the same however the members stand, and JSON still', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      const turned = (data: unknown): unknown => {
        if (Array.isArray(data)) return data.map(turned);
        if (data === null || typeof data !== 'object') return data;
        return Object.fromEntries(
          Object.entries(data)
            .reverse()
            .map(([name, member]) => [name, turned(member)]),
        );
      };
      expect(canonicalJson(turned(value))).toBe(text);
    }),
  );
});
