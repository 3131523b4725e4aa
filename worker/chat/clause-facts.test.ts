import { describe, expect, it } from 'vitest';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { labelOf } from '#core/tools/contract-generator/clauses/library.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { chatMatter } from '../../tests/support/chat-matter.ts';
import { LYON } from '../../tests/support/contracts.ts';
import { asksOfContract } from './clause-facts.ts';
import { tellFact } from './tell-facts.ts';

const CONTRACT: Contract = {
  ...LYON,
  clauses: { radius: true, overtime: false },
  wording: { damage: ['Whoever breaks it pays.'] },
  ownClauses: [{ title: 'Dress code', text: 'Black.\nNo hats.' }],
};
const told = (question: string, content: unknown = CONTRACT) => {
  const { facts, ...rest } = chatMatter({ question });
  const answer = tellFact({
    ...rest,
    facts: { ...facts, contract: content ? { id: 'drf_1', content } : null },
  });
  return answer && { text: answer.text, href: answer.sources[0]?.href };
};

describe('what a clause of an own contract says', () => {
  it('is told with its number, its words and what they mean, and leads to it', () => {
    const answer = told('What does my radius clause say?');
    expect(answer?.text).toContain('Clause 18 of “Nuits Électriques, 12 Dec 2026”');
    expect(answer?.text).toMatch(/\n\n18\.1 [^\n]*50 km[^\n]*/);
    expect(answer?.text).toContain('In plain words: ');
    expect(answer?.text).toContain('This isn’t legal advice.');
    expect(answer?.href).toBe('/contract-generator?contract=drf_1#clause-radius');
  });

  it.each([
    ['what does clause 5 mean', 'clause-deposit'],
    ['explain the force majeure clause', 'clause-force-majeure'],
    ['What does my contract say about filming', 'clause-recording'],
    ['what happens in my contract if they cancel', 'clause-client-cancels'],
    ['what happens in my contract if i cancel', 'clause-artist-cancels'],
    ['explain my dress code clause', 'clause-own-0'],
    ['what does our agreement say about the guest list?', 'clause-hospitality'],
    ['what does my late payment clause say', 'clause-balance'],
  ])('%s', (question, place) => {
    expect(told(question)?.href).toBe(`/contract-generator?contract=drf_1#${place}`);
  });

  it('is asked for by the name of any clause', () => {
    for (const id of CLAUSE_IDS) {
      const answer = told(`what does my ${labelOf(id)} clause say`);
      expect(answer?.href ?? id).toMatch(
        id === 'overtime' || id === 'weather' || id === 'insurance' || id === 'substitution'
          ? /#clauses$/
          : new RegExp(`#clause-${id}$`),
      );
    }
  });

  it('is said to be missing, or in words of its own, where it is', () => {
    expect(told('what does my overtime clause say')?.text).toBe(
      '“Nuits Électriques, 12 Dec 2026”, the contract you wrote on last, has no clause “Overtime”. You can put it in under Clauses.',
    );
    expect(told('what does clause 77 say')?.text).toContain('has 25 clauses.');
    expect(told('what does my damage clause say')?.text).toContain('I have no summary of it');
  });

  it('is for the handbook where nobody asks of an own one, or there is none', () => {
    expect(told('what does my radius clause say', null)).toBeNull();
    for (const question of [
      'What is a radius clause?',
      'how do I add a radius clause to my contract',
      'can my client sign the contract online',
      'what should my contract say about overtime',
      'how do I write a contract',
      'what does my horoscope clause say',
    ])
      expect(told(question), question).toBeNull();
    expect(asksOfContract('How many credits do I have?')).toBe(false);
    expect(asksOfContract('What does my radius clause say?')).toBe(true);
  });

  it('is cut where it is long, and told of a draft that is not whole', () => {
    const long = told('what does my damage clause say', {
      ...CONTRACT,
      wording: { damage: Array.from({ length: 12 }, () => 'Words '.repeat(200).trim()) },
    });
    expect(long?.text.length).toBeLessThan(2000);
    expect(long?.text).toContain('The rest of it is in the contract.');
    expect(told('explain clause 1', { artist: { stageName: '' } })?.text).toContain('Clause 1 of');
  });
});
