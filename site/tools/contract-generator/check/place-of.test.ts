import { describe, expect, it } from 'vitest';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { emptyContract } from '#core/tools/contract-generator/contract-of-profile.ts';
import { elementOf, placeOf } from './place-of.ts';

describe('where a field is filled in', () => {
  it.each([
    ['nights.0', 'part-night'],
    ['times.end', 'part-night'],
    ['times.mayShift', 'clause-times'],
    ['client.taxId', 'part-client'],
    ['event', 'event'],
    ['artist.stageName', 'part-artist'],
    ['law.country', 'part-paper'],
    ['deal.fee', 'money'],
    ['balance.due.days', 'money'],
    ['overtime.amount', 'money'],
    ['lateFee.amount', 'clause-balance'],
    ['rider.2.what', 'clause-technical-rider'],
    ['hospitality.lines.0', 'clause-hospitality'],
    ['wording.fee.1', 'clause-fee'],
    ['ownClauses.3.text', 'clause-own-3'],
  ])('%s: %s', (path, element) => expect(elementOf(placeOf(path))).toBe(element));

  it('is the clause that a finding is about where the path names none', () => {
    expect(placeOf('clauses', 'radius')).toEqual({ kind: 'clause', id: 'radius' });
    for (const id of CLAUSE_IDS) expect(placeOf(`clauses.${id}`)).toEqual({ kind: 'clause', id });
  });

  it('is known of every part of a contract', () => {
    const inMoney = Object.keys(emptyContract('')).filter((key) => placeOf(key).kind === 'money');
    expect(inMoney.toSorted()).toEqual([
      ...['balance', 'clauses', 'currency', 'deal', 'deposit', 'overtime', 'vat', 'wording'],
    ]);
  });
});
