import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { BLANK_DROP, type DropDraft } from './drop-draft.ts';
import { wakeUp } from './first-touch.ts';
import {
  $onDeck,
  $speaksAsTyped,
  drop,
  finish,
  followAddress,
  liveVoice,
  opened,
  restoreKept,
  restoreStudio,
  takes,
} from './studio.ts';

/** What the studio does as long as it is on the page. */
export function useStudio(place: RefObject<HTMLElement | null>): void {
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const opening = useStore(opened.$opened, { ssr: 'initial' });
  const heard = useStore(takes.$heard, { ssr: () => null });
  const speaks = useStore($speaksAsTyped, { ssr: 'initial' });
  const hasGone = useRef(false);

  useEffect(() => {
    // Letters that were typed while the page was still plain HTML count more than what was kept.
    const typed = place.current?.querySelector<HTMLTextAreaElement>('textarea')?.value;
    if (typed) drop.change({ script: typed });
    void restoreStudio().then(() => {
      followAddress();
      void takeUpLink();
      void restoreKept();
      place.current?.setAttribute('data-ready', '');
    });
    // Restored from the browser's memory it may stand at another drop.
    addEventListener('popstate', followAddress);
    addEventListener('pagehide', finish.leave);
    return () => {
      removeEventListener('popstate', followAddress);
      removeEventListener('pagehide', finish.leave);
    };
  }, [place]);

  // The engine loads with the first gesture, and not with the page.
  useEffect(() => {
    const begin = () => liveVoice.begin();
    const gestures = ['pointerdown', 'keydown'] as const;
    const studio = place.current;
    for (const gesture of gestures) studio?.addEventListener(gesture, begin, { once: true });
    return () => {
      for (const gesture of gestures) studio?.removeEventListener(gesture, begin);
    };
  }, [place]);

  useEffect(() => liveVoice.follow(draft), [draft]);

  // What sleeps shows a blank studio.
  const isBlank = draft === BLANK_DROP && opening.state === 'none' && heard === null && !speaks;
  useEffect(() => {
    if (!isBlank) wakeUp();
  }, [isBlank]);

  // A stored drop that was opened takes the fields over, as a step that can be undone. One's own was made from them.
  useEffect(() => {
    if (opening.state === 'loading') hasGone.current = true;
    if (opening.state !== 'ready') {
      if (opening.state === 'none') $onDeck.set('take');
      return;
    }
    $onDeck.set('stored');
    if (hasGone.current) drop.change(opening.generation.input as DropDraft);
    hasGone.current = false;
  }, [opening]);
}

/** A link may bring a treatment. */
async function takeUpLink(): Promise<void> {
  if (!new URLSearchParams(location.search).has('recipe')) return;
  const takeUp = await (await import('./awake-parts.ts')).takeUpRecipe();
  takeUp();
}
