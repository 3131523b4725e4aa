import { describe, expect, it } from 'vitest';
import { type ConceptWork, following, newWork, replacedBy, withTyped } from './concept-work.ts';
import { changed, undone } from './edit-history.ts';
import { NOVA } from './spec-of-tests.ts';

const at = (seed: number) => ({ ...NOVA, seed });
const edited = (work: ConceptWork, seed: number): ConceptWork => ({
  ...work,
  history: changed(work.history, at(seed)),
});
const now = (work: ConceptWork) => work.history.now.seed;

describe('the work on a concept', () => {
  it('follows what another window saved while nothing is unsaved, and can go back', () => {
    const work = following(newWork(at(1)), at(5));
    expect(now(work)).toBe(5);
    expect(work.base.seed).toBe(5);
    expect(undone(work.history).now.seed).toBe(1);
  });

  it('stays as it is where it is not saved, whatever was saved elsewhere', () => {
    const work = following(edited(newWork(at(1)), 2), at(5));
    expect(now(work)).toBe(2);
    expect(work.base.seed).toBe(5);
  });

  it('is saved once the library has it, and keeps its steps', () => {
    const work = following(edited(newWork(at(1)), 2), at(2));
    expect(work.base.seed).toBe(2);
    expect(undone(work.history).now.seed).toBe(1);
  });

  it('goes on while its save is under way', () => {
    const later = edited(edited(newWork(at(1)), 2), 3);
    expect(now(following(later, at(2)))).toBe(3);
  });

  it('gives way to a version that is restored, as one step', () => {
    const work = replacedBy(withTyped(edited(newWork(at(1)), 2), 'name', ''), at(1));
    expect(now(work)).toBe(1);
    expect(work.typed).toEqual({});
    expect(undone(work.history).now.seed).toBe(2);
  });

  it('keeps what stands in a field until the field is right', () => {
    const typing = withTyped(withTyped(newWork(at(1)), 'name', ''), 'bg', '#1');
    expect(typing.typed).toEqual({ name: '', bg: '#1' });
    expect(withTyped(typing, 'name', null).typed).toEqual({ bg: '#1' });
  });
});
