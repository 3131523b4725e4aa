import fc from 'fast-check';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import type { Addendum } from '#core/tools/contract-generator/addendum.ts';
import { linesOf } from '#core/tools/contract-generator/clauses/lines-of.ts';
import { MOST } from '#core/tools/contract-generator/contract.ts';
import { anyDay, anyFilled } from './contracts.ts';
import { SHA256 } from './signatures.ts';

/** Later on the night in Lyon. */
export const LATER: Addendum = {
  number: 1,
  original: { version: 2, sha256: SHA256, signedAt: '2026-11-03T13:02:31.480Z' },
  paragraphs: ['The set runs from 23:00 to 01:00.', 'Load-in is from 20:00.'],
};

/** Any addendum that can be sent, in every script. */
export const anyAddendum: fc.Arbitrary<Addendum> = fc.record({
  number: fc.integer({ min: 1, max: 40 }),
  original: fc.record({
    version: fc.integer({ min: 1, max: 99 }),
    sha256: fc.constant(SHA256),
    signedAt: anyDay.map((day) => `${day}T23:59:59.999Z`),
  }),
  paragraphs: fc
    .array(anyFilled(600), { minLength: 1, maxLength: MOST.paragraphs })
    .map((lines) =>
      linesOf(lines.join('\n').slice(0, LONGEST_SIGNING.addendum).toWellFormed().replaceAll('�', '')),
    ),
});
