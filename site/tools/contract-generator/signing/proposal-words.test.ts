import { expect, it } from 'vitest';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { aProposal, envelopeView } from '../../../../tests/support/envelope-view.ts';
import {
  outcomeWords,
  pastProposals,
  pastWords,
  stepAfter,
  stepWords,
  whoSignsWords,
} from './proposal-words.ts';

const AT = '2026-11-04T09:00:00.000Z';
const outcome = (kind: NonNullable<EnvelopeView['proposals'][number]['outcome']>['kind']) => ({
  outcome: { kind, words: '', at: AT },
});
const OUT = envelopeView({
  ...{ version: 3, contractVersion: 3 },
  proposals: [
    aProposal({ seq: 4, version: 2, ...outcome('kept') }),
    aProposal({ seq: 8, version: 3 }),
    aProposal({ seq: 9, version: 3, ...outcome('withdrawn') }),
    aProposal({ seq: 10, version: 3 }),
  ],
});
const said = (proposal: number, kind: 'accepted' | 'kept') => ({ proposal, kind, words: '' });

it('one that is accepted leads to another version; all that are kept, to the one that is out', () => {
  const step = (...answers: ReturnType<typeof said>[]) => {
    const step = stepAfter(OUT, 3, answers);
    return `${step.kind}: ${stepWords(step, 2)}`;
  };
  expect(step()).toBe('undecided: Send your answers');
  expect(step(said(8, 'kept'))).toBe('undecided: Send your answers');
  expect(step(said(8, 'kept'), said(9, 'accepted'))).toBe('undecided: Send your answers');
  expect(step(said(8, 'kept'), said(10, 'accepted'))).toBe('send: Send version 4');
  expect(step(said(8, 'kept'), said(10, 'kept'))).toBe('keep: Keep version 3');
  expect(stepWords({ kind: 'undecided', version: 3 }, 1)).toBe('Send your answer');
  // That number was sent before.
  expect(stepAfter({ ...OUT, version: 5 }, 3, []).version).toBe(5);
  const sent = { ...OUT, version: 5, proposals: [aProposal({ seq: 8, version: 5 })] };
  expect(stepAfter(sent, 3, [said(8, 'accepted')])).toEqual({ kind: 'send', version: 6 });
});

it('says who signs then, and that a signature has to be given again', () => {
  const words = (kind: 'send' | 'keep', version: number, more: Parameters<typeof envelopeView>[0] = {}) =>
    whoSignsWords(envelopeView({ version: 3, ...more }), { kind, version });
  const artist = { signedAt: AT };
  expect(words('send', 4)).toBe('Camille Perrin signs version 4, then you.');
  expect(words('keep', 3)).toBe('Camille Perrin signs version 3, then you.');
  expect(words('send', 4, { order: 'any' })).toBe('You and Camille Perrin sign version 4.');
  expect(words('send', 4, { order: 'artist-first', artist })).toBe(
    "You sign version 4, then Camille Perrin. You've signed version 3: version 4 needs your signature again.",
  );
  expect(words('keep', 3, { order: 'any', artist })).toBe(
    'Camille Perrin signs version 3. Your signature on it counts.',
  );
});

it('says what became of each, once it is not to be answered here any more', () => {
  expect(pastProposals(OUT).map(({ seq }) => seq)).toEqual([4, 9]);
  expect(pastWords(pastProposals(OUT))).toBe('2 changes proposed');
  const voided = pastProposals({ ...OUT, status: 'voided' });
  expect(pastWords(voided)).toBe('4 changes proposed');
  expect(pastWords(voided.filter((each) => each.outcome?.kind === 'withdrawn'))).toBe('1 change taken back');
  expect(pastWords(voided.slice(0, 1))).toBe('1 change answered');
  expect(voided.map((each) => outcomeWords(each).text)).toEqual([
    ...['Not accepted', 'Not answered', 'Taken back', 'Not answered'],
  ]);
  expect(outcomeWords(outcome('countered')).text).toBe('Answered with other words');
});
