import { useEffect, useRef } from 'react';
import { drop, previewNow, takes } from '../studio.ts';
import { $isLooped, $playable, $position, player, playOrPause, seekTo, setLoop } from './deck.store.ts';
import { $plan } from './deck-sound.ts';
import { type DeckTask, deckTask } from './deck-task.ts';
import { seekStep } from './seek-step.ts';

/** What is written into, or is moved by the same keys itself. */
const WRITTEN_INTO = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
const HAS_KEYS =
  'button, a, summary, input, [role=slider], [role=radio], [role=tab], [role=menuitem], [role=option], [data-clip]';

const TASKS: Readonly<Record<DeckTask, () => void>> = {
  preview: () => void previewNow(),
  undo: drop.undo,
  redo: drop.redo,
  play: playOrPause,
  loop: () => setLoop(!$isLooped.get()),
  a: () => takes.switchTo('a'),
  b: () => takes.switchTo('b'),
};

/** The keys of the deck, wherever the focus is on the page, but in a field or a dialog. */
export function useDeckKeys(): void {
  const tasks = useRef(TASKS);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest('[role=dialog], [role=alertdialog]')) return;
      const isWriting = target.closest(WRITTEN_INTO) !== null;
      const task = deckTask(event, { isWriting, isOnControl: target.closest(HAS_KEYS) !== null });
      if (task !== null) {
        event.preventDefault();
        tasks.current[task]();
        return;
      }
      const isFree = !isWriting && target.closest(HAS_KEYS) === null;
      if (!isFree || !event.key.startsWith('Arrow') || $playable.get() === null) return;
      const seconds = $playable.get()?.seconds ?? 0;
      const to = seekStep(event, { at: player.position(), seconds, beat: $plan.get().beat });
      if (to === null) return;
      event.preventDefault();
      seekTo(to);
      $position.set(to);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
