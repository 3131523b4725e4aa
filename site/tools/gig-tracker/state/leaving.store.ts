import { atom } from 'nanostores';
import { onForget } from './gigs.store.ts';

/** What is asked where the usual question isn't it. */
export interface LeaveWords {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
}

/** Forms in which something was changed that isn't saved, with words of their own. */
const changed = new Map<object, LeaveWords | null>();

/** What goes on if what was typed may be lost; null while nothing is asked. */
export const $leaving = atom<{ words: LeaveWords | null; discard(): void } | null>(null);

/** Whether something would be lost. */
export const isTyped = (): boolean => changed.size > 0;

/** Has it asked before what is typed in a form is lost. Answers what ends that. */
export function holdTyped(form: object, words: LeaveWords | null = null): () => void {
  changed.set(form, words);
  return () => void changed.delete(form);
}

/** Goes on at once where nothing that is typed would be lost with it: in any form, or in one. Else it asks first. */
export function whenMayLeave(goOn: () => void, form?: object): void {
  const isFree = form ? !changed.has(form) : !isTyped();
  if (isFree) goOn();
  else ask(goOn, form);
}

function ask(goOn: () => void, form: object | undefined): void {
  const [words = null, ...others] = form ? [changed.get(form)] : changed.values();
  $leaving.set({
    words: others.length === 0 ? words : null,
    discard() {
      $leaving.set(null);
      if (form) changed.delete(form);
      else changed.clear();
      goOn();
    },
  });
}

onForget(() => {
  changed.clear();
  $leaving.set(null);
});
