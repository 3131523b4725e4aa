import { describe, expect, it } from 'vitest';
import { deckTask } from './deck-task.ts';
import { seekStep } from './seek-step.ts';

const press = (key: string, part = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...part,
});
const FREE = { isWriting: false, isOnControl: false };

describe('the keys of the deck', () => {
  it('play, loop and compare where nothing else wants them', () => {
    expect(deckTask(press(' '), FREE)).toBe('play');
    expect(deckTask(press('l'), FREE)).toBe('loop');
    expect(deckTask(press('A'), FREE)).toBe('a');
    expect(deckTask(press('b'), FREE)).toBe('b');
  });

  it('are letters while somebody writes, and Space presses the button that has the focus', () => {
    for (const key of [' ', 'l', 'a', 'b'])
      expect(deckTask(press(key), { isWriting: true, isOnControl: true })).toBeNull();
    expect(deckTask(press(' '), { isWriting: false, isOnControl: true })).toBeNull();
  });

  it('preview from within the script too, and undo outside of it only', () => {
    const writing = { isWriting: true, isOnControl: true };
    expect(deckTask(press('Enter', { metaKey: true }), writing)).toBe('preview');
    expect(deckTask(press('z', { ctrlKey: true }), writing)).toBeNull();
    expect(deckTask(press('z', { ctrlKey: true }), FREE)).toBe('undo');
    expect(deckTask(press('Z', { ctrlKey: true, shiftKey: true }), FREE)).toBe('redo');
  });
});

describe('the keys of the playhead', () => {
  const from = { at: 1, seconds: 4, beat: 0.5 };
  it('move by a quarter beat, with Shift by a bar, and to the ends', () => {
    expect(seekStep(press('ArrowRight'), from)).toBe(1.125);
    expect(seekStep(press('ArrowRight', { shiftKey: true }), from)).toBe(3);
    expect(seekStep(press('ArrowLeft', { shiftKey: true }), from)).toBe(0);
    expect(seekStep(press('End'), from)).toBe(4);
    expect(seekStep(press('x'), from)).toBeNull();
  });
});
