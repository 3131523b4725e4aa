import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMELOT_KEYS, keyName } from './camelot.ts';
import {
  heardAt,
  keyNames,
  keyOf,
  MOVES,
  moveBetween,
  moved,
  notesInCommon,
  openKey,
  readKey,
} from './keys.ts';

const anyKey = fc.constantFrom(...CAMELOT_KEYS);

describe('a key', () => {
  it.each([
    ['8A', '8A'],
    [' 08a ', '8A'],
    ['12b', '12B'],
    ['1m', '8A'],
    ['1d', '8B'],
    ['6m', '1A'],
    ['12D', '7B'],
    ['Am', '8A'],
    ['A minor', '8A'],
    ['a-moll', '8A'],
    ['C', '8B'],
    ['CM', '8B'],
    ['Cmaj', '8B'],
    ['C major', '8B'],
    ['F#m', '11A'],
    ['F♯ minor', '11A'],
    ['Gbm', '11A'],
    ['Fis-Moll', '11A'],
    ['Es-Dur', '5B'],
    ['As', '4B'],
    ['E-flat major', '5B'],
    ['Bb', '6B'],
    ['B', '1B'],
    ['Hm', '10A'],
    ['Cb', '1B'],
    ['E#m', '4A'],
    ['A♭ minor', '1A'],
    ['G# minor', '1A'],
  ])('is read from %s: %s', (text, key) => {
    expect(readKey(text)).toBe(key);
  });

  it.each(['', '0A', '0m', '00d', '13A', '8C', 'J', 'A minor 7', 'Amm', '8', 'm', 'techno'])(
    'is not read from "%s"',
    (text) => {
      expect(readKey(text)).toBeNull();
    },
  );

  it('is read back from each of its own names', () => {
    for (const key of CAMELOT_KEYS) {
      for (const name of [key, openKey(key), keyName(key), ...keyNames(key).split(' / ')]) {
        expect(readKey(name), name).toBe(key);
      }
    }
  });

  it('bears both spellings where its root is a black key', () => {
    expect(keyNames('1A')).toBe('A♭ minor / G♯ minor');
    expect(keyNames('11A')).toBe('F♯ minor / G♭ minor');
    expect(keyNames('8A')).toBe('A minor');
  });
});

describe('a move on the wheel', () => {
  it.each([
    ['same', '8A'],
    ['up', '9A'],
    ['down', '7A'],
    ['relative', '8B'],
    ['tone', '10A'],
    ['semitone', '3A'],
  ])('%s leads from 8A to %s', (id, key) => {
    const move = MOVES.find((one) => one.id === id) ?? MOVES[0];
    expect(moved('8A', move)).toBe(key);
  });

  it('goes round past twelve and one', () => {
    expect(moved('12B', MOVES[1])).toBe('1B');
    expect(moved('1A', MOVES[2])).toBe('12A');
    expect(moved('7B', MOVES[5])).toBe('2B');
  });

  it('keeps seven notes for the relative, six for a step, five for a whole tone, two for a semitone', () => {
    const common = MOVES.map((move) => notesInCommon('8A', moved('8A', move)));
    expect(common).toEqual([7, 6, 6, 7, 5, 2]);
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(MOVES.map((move) => notesInCommon(key, moved(key, move)))).toEqual(common);
      }),
    );
  });

  it('is the way back too for a step, and none where keys have little to do with each other', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(moveBetween(moved(key, MOVES[1]), key)).toBe('down');
        expect(moveBetween(key, moved(key, { steps: 6, swap: false }))).toBeNull();
      }),
    );
  });
});

describe('a key after a move of the fader', () => {
  it('is a semitone up at +5.946 %, a semitone down at −5.613 %', () => {
    expect(heardAt('8A', 12 * Math.log2(1.0594630943592953)).key).toBe(keyOf(10, true));
    expect(heardAt('8A', -1)).toEqual({ key: '1A', cents: 0 });
  });

  it('says how far it is off, never more than half a semitone', () => {
    expect(heardAt('8A', 0.3).cents).toBeCloseTo(30, 9);
    fc.assert(
      fc.property(anyKey, fc.double({ min: -12, max: 12, noNaN: true }), (key, semitones) => {
        expect(Math.abs(heardAt(key, semitones).cents)).toBeLessThanOrEqual(50.000001);
      }),
    );
  });
});
