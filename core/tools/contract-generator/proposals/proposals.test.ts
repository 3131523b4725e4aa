import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProposedChange } from '#core/signing/proposal.ts';
import { anyContract, LYON } from '../../../../tests/support/contracts.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import { contractSchema } from '../contract-schema.ts';
import { answerOf } from './answer-of.ts';
import { changesBetween, sideChanges } from './changes-between.ts';
import { proposedChange } from './proposed-change.ts';
import { withChanges as tried } from './with-changes.ts';

const withChanges = (...asked: Parameters<typeof tried>): Contract => {
  const changed = tried(...asked);
  if (!changed) throw new Error('A clause is not as it was');
  return changed;
};
const textsOf = (contract: Contract): string[][] => {
  const { clauses, figures } = clausesOf(contract);
  return clauses.map((clause) => printedParagraphs(clause, figures));
};
const change = (contract: Contract, clause: number, text: string | null): ProposedChange => {
  const found = proposedChange(contract, { clause, text });
  if ('reason' in found) throw new Error(found.reason);
  return found;
};

const OWN: Contract = contractSchema.parse({
  ...LYON,
  ownClauses: [
    { title: 'Dress code', text: 'Black.\nNo hats.' },
    { title: 'Guest list', text: 'Four names.' },
  ],
});
const DRESS = 22;
const GUESTS = 23;

describe('a change that a client proposes', () => {
  it('reads in the contract exactly as it was proposed, and changes nothing else', () => {
    const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
    let taken = 0;
    fc.assert(
      fc.property(anyContract, fc.nat({ max: 40 }), text, (contract, index, words) => {
        const clause = (index % textsOf(contract).length) + 1;
        const said = proposedChange(contract, { clause, text: words });
        if ('reason' in said) return;
        taken += 1;
        const changed = withChanges(contract, [said]);
        expect(contractSchema.parse(changed)).toEqual(changed);
        expect(textsOf(changed)).toEqual(textsOf(contract).with(clause - 1, [...(said.after ?? [])]));
        expect(answerOf(changed, said)).toBe('accepted');
      }),
      { seed: 16, numRuns: 120 },
    );
    expect(taken).toBeGreaterThan(60);
  });

  it('takes a clause out, of the library or an own one, and leaves those with the same numbers alone', () => {
    const both = [change(OWN, 17, null), change(OWN, DRESS, null), change(OWN, GUESTS, 'Six names.')];
    const changed = withChanges(OWN, both);
    expect(changed.clauses.recording).toBe(false);
    expect(changed.ownClauses).toEqual([{ title: 'Guest list', text: 'Six names.' }]);
    expect(both.map((each) => answerOf(changed, each))).toEqual(['accepted', 'accepted', 'accepted']);
    expect(both.map((each) => answerOf(OWN, each))).toEqual(['kept', 'kept', 'kept']);
    expect(contractSchema.parse(changed)).toEqual(changed);
  });

  it('is not put into a contract that has the clause no more, or in other words', () => {
    const said = change(OWN, 17, 'Anybody films.');
    expect(tried({ ...OWN, clauses: { promotion: false, times: false } }, [said])).toBeNull();
    expect(tried({ ...OWN, wording: { recording: ['Nobody films.'] } }, [said])).toBeNull();
    expect(tried(OWN, [{ ...said, clause: 99 }])).toBeNull();
  });

  it('is refused where the contract would read more, or less, than its words', () => {
    const refused = (contract: Contract, clause: number, text: string | null) => {
      const found = proposedChange(contract, { clause, text });
      return 'reason' in found ? found.reason : 'taken';
    };
    const venue = contractSchema.parse({
      ...LYON,
      show: { ...LYON.show, venue: '{fee}' },
      ownClauses: [{ title: 'Bar', text: 'At {venue}.' }],
    });
    expect(refused(venue, DRESS, 'We pay {fee} only.')).toContain('Leave out braces');
    const naming = { ...LYON, wording: { balance: ['See clause {clause.deposit}.'] } };
    expect(refused(naming, 5, null)).toContain('Other clauses name this one');
    expect(refused(LYON, 5, null)).toBe('taken');
    expect(refused(LYON, 17, 'Films\u2028and streams.')).toBe('taken');
    expect(change(LYON, 17, 'Films\u2028and streams.\n\u200B').after).toEqual(['Films', 'and streams.']);
  });

  it('counts as answered with other words where the artist wrote something else', () => {
    const said = change(OWN, GUESTS, 'Six names.');
    const five = { ...OWN, ownClauses: [{ title: 'Guest list', text: 'Five names.' }] };
    expect(answerOf(five, said)).toBe('countered');
    expect(answerOf({ ...OWN, ownClauses: [] }, said)).toBe('countered');
    expect(answerOf(five, change(OWN, GUESTS, null))).toBe('countered');
    const renamed = { ...OWN, ownClauses: [{ title: 'Dress', text: 'Black.\nNo hats.' }] };
    expect(answerOf(renamed, change(OWN, DRESS, null))).toBe('countered');
    const extra = (...texts: string[]): Contract => ({
      ...OWN,
      ownClauses: texts.map((text) => ({ title: 'Extra', text })),
    });
    expect(answerOf(extra('One.', 'Two.'), change(extra('One.', 'Two.'), DRESS, 'Two.'))).toBe('kept');
  });
});

describe('what is not the same in two versions', () => {
  it('is nothing between equal ones, whatever they say', () => {
    fc.assert(
      fc.property(anyContract, (contract) => {
        expect(changesBetween(contract, structuredClone(contract))).toEqual({ facts: [], clauses: [] });
      }),
      { seed: 16, numRuns: 40 },
    );
  });

  it('is told by facts and by clauses', () => {
    const after = contractSchema.parse({
      ...OWN,
      deal: { kind: 'flat', fee: 300_000 },
      times: { ...OWN.times, start: '23:00', end: '01:00' },
      show: { ...OWN.show, style: '' },
      reference: 'NOV-2026-032',
      rider: [{ what: 'Players', need: '3 × CDJ-3000', or: 'linked, 2 × CDJ-3000' }, ...OWN.rider.slice(1)],
      hospitality: { guests: 4, lines: ['Still water'] },
      clauses: { promotion: false, radius: true },
      wording: { recording: ['Nobody films.'] },
      ownClauses: [OWN.ownClauses[1]],
    });
    const { facts, clauses } = changesBetween(OWN, after);
    expect(facts.map(({ name, before, after: now }) => `${name}: ${before} → ${now}`)).toEqual([
      'Reference: NOV-2026-031 → NOV-2026-032',
      'Set time: 22:00 – 00:00 (2 hours), ends on Sunday 13 December 2026 → 23:00 – 01:00 (2 hours), ends on Sunday 13 December 2026',
      'Music: Techno, hard groove → null',
      'Performance fee: Total, €2,800.00 → Total, €3,000.00',
      'Deposit (50 %): Saturday 28 November 2026, €1,400.00 → Saturday 28 November 2026, €1,500.00',
      'Balance (50 %): Saturday 5 December 2026, €1,400.00 → Saturday 5 December 2026, €1,500.00',
      'Total payable to the Artist, net of VAT, reverse charge: two thousand eight hundred euros, €2,800.00 → three thousand euros, €3,000.00',
      'Players: 3 × CDJ-3000, linked, 2 × CDJ-3000 → 3 × CDJ-3000, linked, 2 × CDJ-3000',
      'Schedule B: hospitality: Still water, A warm meal before 21:00, A room that can be locked → Still water',
    ]);
    const told = clauses.map(({ number, title, before, after: now }) =>
      [number, title, before ? (now ? 'changed' : 'gone') : 'new'].join(' '),
    );
    expect(told).toEqual(expect.arrayContaining(['17 Recording and streaming changed', ' Dress code gone']));
    expect(told).toContain(' Promotion and billing gone');
    expect(told.some((each) => /^\d+ Exclusivity new$/.test(each))).toBe(true);
    expect(told.some((each) => each.includes('Guest list'))).toBe(false);
  });

  it('names who signs it', () => {
    const after = { ...LYON, client: { ...LYON.client, name: 'Lumière SARL' } };
    expect(changesBetween(LYON, after).facts).toEqual([
      {
        name: 'Client',
        before: expect.stringContaining('Festival Société Lumière SAS, 12 quai'),
        after: expect.stringContaining('Lumière SARL, 12 quai'),
      },
    ]);
  });

  it('beside the clauses that are changed is told by name', () => {
    expect(sideChanges(LYON, [change(LYON, 17, null)])).toEqual([]);
    expect(sideChanges(LYON, [change(LYON, 17, 'Anybody films.')])).toEqual([]);
    expect(sideChanges(LYON, [change(LYON, 5, null)])).toEqual(
      expect.arrayContaining(['Deposit (50 %)', 'Balance (50 %)', 'clause 2, Engagement']),
    );
    expect(sideChanges(LYON, [change(LYON, 13, null)])).toContain('Schedule B: hospitality');
  });
});
