import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENTS, type EventType } from '#core/gigs/booking.ts';
import { anyContract, clauseLines, LYON } from '../../../../tests/support/contracts.ts';

import { contractSchema } from '../contract-schema.ts';
import { hasClause, neededClauses } from './clause-events.ts';
import { CLAUSE_IDS } from './clause-ids.ts';
import { clausesOf, plainTwin } from './clauses-of.ts';
import { placeholdersIn } from './fill-text.ts';
import { CLAUSES } from './library.ts';

const lyon = (more: object) => contractSchema.parse({ ...LYON, ...more });

describe('the clause library', () => {
  it('has 28 clauses in the order of a contract, each with its group', () => {
    expect(CLAUSE_IDS).toHaveLength(28);
    expect(Object.keys(CLAUSES)).toEqual([...CLAUSE_IDS]);
    const groups = CLAUSE_IDS.map((id) => CLAUSES[id].group);
    expect(groups.filter((group, index) => groups[index - 1] !== group)).toEqual([
      ...['who', 'money', 'falls-through', 'on-the-night', 'your-name', 'cover', 'law'],
    ]);
  });

  it('gives each event what it needs', () => {
    for (const event of Object.keys(EVENTS) as EventType[])
      for (const id of neededClauses(event))
        expect(hasClause({ event, clauses: {} }, id), `${event} needs ${id}, and has it`).toBe(true);
    const always = ['parties', 'engagement', 'times', 'fee', 'deposit', 'balance', 'client-cancels'];
    const rest = (event: EventType) =>
      neededClauses(event).filter((id) => ![...always, 'law', 'whole-agreement', 'notices'].includes(id));
    expect(
      Object.fromEntries((Object.keys(EVENTS) as EventType[]).map((event) => [event, rest(event)])),
    ).toEqual({
      club: ['technical-rider', 'safety', 'licences-taxes'],
      festival: ['force-majeure', 'technical-rider', 'safety', 'recording', 'licences-taxes', 'liability'],
      wedding: ['overtime', 'artist-cancels', 'damage'],
      corporate: ['overtime', 'artist-cancels', 'liability'],
      private: ['overtime', 'artist-cancels', 'damage'],
      residency: ['safety', 'licences-taxes', 'contractor'],
    });
    const counts = Object.keys(EVENTS).map((event) => clausesOf(lyon({ event, rider: [] })).clauses.length);
    expect(Math.min(...counts)).toBeGreaterThan(18);
  });

  it('names only placeholders that have a value, and only clauses that are there', () => {
    fc.assert(
      fc.property(anyContract, (any) => {
        const contract = { ...any, wording: {}, ownClauses: [] };
        const { clauses, figures, terms } = clausesOf(contract);
        for (const { id, paragraphs } of clauses) {
          for (const name of placeholdersIn(paragraphs.join(' '))) {
            expect(figures.has(name), `{${name}} of ${id}`).toBe(true);
            const other = CLAUSE_IDS.find((each) => name === `clause.${each}`);
            if (other) expect(hasClause(contract, other), `${id} names ${other}`).toBe(true);
          }
          if (!id) continue;
          const { inShort, means } = plainTwin(contract, id, { terms, figures: new Map() });
          for (const name of placeholdersIn(inShort + means))
            expect(figures.has(name), `{${name}} of the twin of ${id}`).toBe(true);
        }
      }),
    );
  });

  it('writes whole sentences, whatever was chosen', () => {
    fc.assert(
      fc.property(anyContract, (any) => {
        const contract = contractSchema.parse({
          ...{ ...LYON, wording: {}, ownClauses: [] },
          ...{ event: any.event, deal: any.deal, deposit: any.deposit, balance: any.balance },
          ...{ nights: any.nights, tiers: any.tiers, lateFee: any.lateFee, vat: any.vat, times: any.times },
          ...{ overtime: any.overtime, clauses: any.clauses, law: { ...any.law, country: 'France' } },
          travel: { ...any.travel, route: '', hotel: '' },
          client: { ...LYON.client, kind: any.client.kind },
        });
        const { figures, clauses, terms } = clausesOf(contract);
        const twins = clauses.flatMap(({ id }) => (id ? [plainTwin(contract, id, { terms, figures })] : []));
        const sentences = [
          ...clauseLines(contract).filter((line) => /^\d+\.\d/.test(line)),
          ...twins.flatMap(({ inShort, means, protectsHow }) => [inShort, means, protectsHow]),
        ];
        for (const sentence of sentences) {
          expect(sentence).toMatch(/[.]$/);
          expect(sentence).not.toMatch(/ {2}|\.\.| [,.;]|undefined|NaN|\{|\*\*/);
        }
      }),
    );
  });
});
