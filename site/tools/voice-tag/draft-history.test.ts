import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  differingPlaces,
  MOST_STEPS,
  newHistory,
  ONE_STEP_MS,
  redone,
  settled,
  undone,
} from './draft-history.ts';

interface Draft {
  script: string;
  recipe: { bpm: number; layers: readonly { gain: number }[] };
}
const BLANK: Draft = { script: '', recipe: { bpm: 128, layers: [{ gain: 0 }] } };
const script = (text: string): Draft => ({ ...BLANK, script: text });
const bpm = (value: number): Draft => ({ ...BLANK, recipe: { ...BLANK.recipe, bpm: value } });

describe('the places where drafts differ', () => {
  it('are named down to the leaf', () => {
    expect(differingPlaces(BLANK, bpm(130))).toBe('recipe.bpm');
    expect(differingPlaces(BLANK, { ...BLANK, recipe: { bpm: 128, layers: [{ gain: 3 }] } })).toBe(
      'recipe.layers.0.gain',
    );
  });
  it('are none between equal drafts', () => {
    expect(differingPlaces(BLANK, structuredClone(BLANK))).toBe('');
  });
});

describe('the steps of a draft', () => {
  it('run letters that are typed in one go into one step', () => {
    let history = newHistory(BLANK);
    for (const [i, text] of ['a', 'ab', 'abc'].entries())
      history = changed(history, script(text), { at: i * 100 });
    expect(history.past).toEqual([BLANK]);
    expect(undone(history).now).toEqual(BLANK);
  });

  it('begin anew after a rest, and for another place at once', () => {
    let history = changed(newHistory(BLANK), script('a'), { at: 0 });
    history = changed(history, script('ab'), { at: ONE_STEP_MS + 1 });
    expect(history.past.length).toBe(2);
    history = changed(history, { ...history.now, recipe: bpm(130).recipe }, { at: ONE_STEP_MS + 2 });
    expect(history.past.length).toBe(3);
  });

  it('stay open for a control however long it is held, and close when it is let go', () => {
    let history = newHistory(BLANK);
    for (const [i, value] of [129, 130, 131].entries())
      history = changed(history, bpm(value), { at: i * 5000, control: 'drag' });
    expect(history.past.length).toBe(1);
    history = changed(settled(history), bpm(140), { at: 15_000, control: 'drag' });
    expect(history.past.length).toBe(2);
  });

  it('leave none behind for a drag that came back to where it began', () => {
    let history = changed(newHistory(BLANK), bpm(130), { at: 0, control: 'drag' });
    history = settled(changed(history, bpm(128), { at: 10, control: 'drag' }));
    expect(history.past).toEqual([]);
  });

  it('are bounded', () => {
    let history = newHistory(BLANK);
    for (let i = 0; i < MOST_STEPS + 20; i++)
      history = changed(history, script(`${i}`), { at: i * 2 * ONE_STEP_MS });
    expect(history.past.length).toBe(MOST_STEPS);
  });

  it('lead back and forth to the same drafts, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 200 }), { minLength: 1, maxLength: 30 }), (tempos) => {
        let history = newHistory(BLANK);
        for (const [i, value] of tempos.entries())
          history = changed(history, bpm(value), { at: i * 2 * ONE_STEP_MS });
        const end = history.now;
        const steps = history.past.length;
        for (let i = 0; i < steps; i++) history = undone(history);
        expect(history.now).toEqual(BLANK);
        for (let i = 0; i < steps; i++) history = redone(history);
        expect(history.now).toEqual(end);
        expect(redone(history).now).toEqual(end);
      }),
    );
  });
});
