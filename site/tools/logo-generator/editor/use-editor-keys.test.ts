import { expect, it } from 'vitest';
import { keyTask } from './use-editor-keys.ts';

const press = (keys: string) => ({
  key: keys.split('+').at(-1) ?? '',
  ctrlKey: keys.includes('Ctrl'),
  metaKey: keys.includes('Cmd'),
  shiftKey: keys.includes('Shift'),
  altKey: keys.includes('Alt'),
});

it.each([
  ['Ctrl+z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Cmd+Shift+z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+s', 'save'],
  ['Cmd+S', 'save'],
])('%s asks to %s', (keys, task) => {
  expect(keyTask(press(keys), false)).toBe(task);
});

it.each(['z', 'Ctrl+Alt+z', 'Ctrl+Shift+s', 'Ctrl+c', 'Shift+Z'])('%s is not for the editor', (keys) => {
  expect(keyTask(press(keys), false)).toBeNull();
});

it('a field that is written into keeps its own undo, and can be saved from', () => {
  expect(keyTask(press('Ctrl+z'), true)).toBeNull();
  expect(keyTask(press('Ctrl+Shift+z'), true)).toBeNull();
  expect(keyTask(press('Ctrl+s'), true)).toBe('save');
});
