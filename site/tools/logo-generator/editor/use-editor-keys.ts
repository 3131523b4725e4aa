import { useEffect, useRef } from 'react';

export interface EditorKeys {
  undo: () => void;
  redo: () => void;
  save: () => void;
}

/** Fields that undo what is written in them by themselves. */
const WRITTEN_INTO =
  'textarea, select, [contenteditable], input:not([type=range], [type=color], [type=checkbox], [type=radio])';

/** What a key press asks of the editor; null where it is meant for something else. */
export function keyTask(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isWriting: boolean,
): keyof EditorKeys | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 's' && !event.shiftKey) return 'save';
  if (isWriting) return null;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

/** Ctrl or Cmd with Z, Shift Z, Y and S, wherever the focus is on the page, but in a dialog. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body;
      const task = keyTask(event, target.closest(WRITTEN_INTO) !== null);
      if (task === null || target.closest('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      latest.current[task]();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
