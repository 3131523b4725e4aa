export type DeckTask = 'preview' | 'undo' | 'redo' | 'play' | 'loop' | 'a' | 'b';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key asks of the deck; null where it is meant for something else. */
export function deckTask(
  event: Press,
  { isWriting, isOnControl }: { isWriting: boolean; isOnControl: boolean },
): DeckTask | null {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'enter') return 'preview';
    // A field undoes what is written in it by itself.
    if (isWriting) return null;
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    return key === 'y' && !event.shiftKey ? 'redo' : null;
  }
  if (isWriting || event.shiftKey) return null;
  // A focused button is pressed by Space.
  if (key === ' ') return isOnControl ? null : 'play';
  return key === 'l' ? 'loop' : key === 'a' || key === 'b' ? key : null;
}
