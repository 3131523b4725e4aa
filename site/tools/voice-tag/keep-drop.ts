import type { KeptWork } from '#core/kept-work.ts';
import { forgetWork, keepWork, keptWorkOf } from '#site/lib/kept-work.ts';
import { $user } from '#site/lib/session.store.ts';
import { takeKeptOffAddress } from '../shell/kept-address.ts';
import { viewOf } from '../shell/view-address.ts';
import type { DropDraft } from './drop-draft.ts';
import { $freeDrop, $keptDrop, isKept, type KeptDrop } from './kept-drop.store.ts';
import { draftOf } from './read-draft.ts';
import { readPicture } from './stored-picture.ts';
import { drop, TOOL, takes } from './studio.ts';

const show = ({ id, isDeclined, input }: KeptWork): void =>
  $keptDrop.set({ id, drop: draftOf(input), ...(isDeclined && { isDeclined }) });

/** Keeps a visitor's preview for the account that they may open. Voices that take an account are none of a visitor's. */
export function keepDrop(made: DropDraft): void {
  if (made.source.kind !== 'device') return;
  keepWork({ tool: TOOL, title: made.script, input: made }, new Date());
  const work = keptWorkOf(TOOL);
  if (work) show(work);
}

/** Forgets the kept drop, where it is this one: it was finished, or deleted. */
export function forgetDrop(made: DropDraft): void {
  const kept = $keptDrop.get();
  if (!kept || !isKept(kept, made)) return;
  forgetWork(kept.id);
  $keptDrop.set(null);
}

/** Takes up the drop that this browser keeps, as soon as an account is here for it. */
export function takeUpKept(): void {
  const work = keptWorkOf(TOOL);
  if (work) show(work);
  const isAsked = takeKeptOffAddress();
  if ($user.get()) toFields(isAsked);
  else {
    const stop = $user.listen((user) => {
      if (!user) return;
      stop();
      toFields(isAsked);
    });
  }
}

/** A blank studio begins with it; where something else is written only who asked for it gets it, as a step. */
function toFields(isAsked: boolean): void {
  const kept = $keptDrop.get();
  if (!kept) return;
  const isBlank = drop.$draft.get().script.trim() === '' && viewOf(location.search) === null;
  if (isBlank || isAsked) {
    drop.change(kept.drop);
    toDeck(kept);
  }
  // At its usual price it is a draft like any other, and the tab has it now.
  if ($freeDrop.get() === null && isKept(kept, drop.$draft.get())) forgetDrop(kept.drop);
}

/** In another tab than its own it is a take again, whose sound is still to be made. */
function toDeck({ id, drop: made }: KeptDrop): void {
  const known = readPicture(keptWorkOf(TOOL)?.picture);
  if (!known || takes.$takes.get().length > 0) return;
  takes.put({ id, number: 1, drop: made, madeInMs: 0, made: null, ...known });
}
