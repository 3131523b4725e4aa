import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Stereo } from '#core/music/sound.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import type { DropDraft } from './drop-draft.ts';
import type { Take } from './take.ts';
import type { TakePicture } from './take-picture.ts';

/** A take with its sound: mastered as the finished drop would be, and measured. */
export interface MadeTake {
  take: Take;
  sound: Stereo;
  report: LoudnessReport;
}

/** A preview that was made in this tab. Its sound is gone after a reload and is made again when it is asked for. */
export interface TakeEntry {
  id: string;
  /** The n-th of this tab, from 1. */
  number: number;
  drop: DropDraft;
  seconds: number;
  /** Time that it took, in milliseconds. */
  madeInMs: number;
  made: MadeTake | null;
  /** What it looks like without its sound, once that is known. */
  picture?: TakePicture;
}

/** The two that are compared, by id, and which of them is heard. */
export interface Comparison {
  a: string | null;
  b: string | null;
  now: Side;
}
export type Side = 'a' | 'b';

export interface TakesStore {
  /** Newest first. */
  $takes: ReadableAtom<readonly TakeEntry[]>;
  $compared: ReadableAtom<Comparison>;
  /** The one that is heard; null before the first. */
  $heard: ReadableAtom<TakeEntry | null>;
  /** Takes up those that the tab kept, behind any that were made by then. */
  restore(): Promise<void>;
  /** A new take is heard; the one before it stays on the other side. With `again` it is the sound of one that had lost it. */
  add(made: MadeTake, again?: string): void;
  /** Keeps what a take looks like. */
  draw(id: string, picture: TakePicture): void;
  /** Puts a take on the side that is heard. */
  hear(id: string): void;
  /** Hears the other side, where there is something. */
  switchTo(side: Side): void;
  remove(id: string): void;
  /** Removes all that were made from a kept recording. */
  forgetOf(takeId: string): void;
  /** Puts a removed one back, or one that another tab made. */
  put(entry: TakeEntry): void;
}

export const MOST_TAKES = 12;
/** Sound that is kept in memory, in seconds of takes: about 170 MB. Older ones are made again when they are heard. */
export const SOUND_SECONDS = 120;

const PLACE = 'takes:voice-tag';

export function takesStore(memory: () => TabMemory): TakesStore {
  const $takes = atom<readonly TakeEntry[]>([]);
  const $compared = atom<Comparison>({ a: null, b: null, now: 'a' });
  const $heard = computed([$takes, $compared], (takes, compared) => {
    const id = compared[compared.now];
    return takes.find((take) => take.id === id) ?? null;
  });
  let count = 0;

  function set(entries: readonly TakeEntry[]): void {
    const { a, b } = $compared.get();
    $takes.set(withinMemory(entries.slice(0, MOST_TAKES), [a, b]));
    remember(
      memory,
      PLACE,
      $takes.get().map(({ made: _, ...kept }) => kept),
    );
  }

  function hear(id: string) {
    const { now, ...sides } = $compared.get();
    if (sides.a === id) return $compared.set({ ...sides, now: 'a' });
    if (sides.b === id) return $compared.set({ ...sides, now: 'b' });
    $compared.set({ ...sides, [now]: id, now });
  }

  function remove(id: string): void {
    const rest = $takes.get().filter((entry) => entry.id !== id);
    const { a, b, now } = $compared.get();
    const left = { a: a === id ? null : a, b: b === id ? null : b };
    const free = rest.find((entry) => entry.id !== left.a && entry.id !== left.b)?.id ?? null;
    const filled = { a: left.a ?? free, b: left.b ?? (left.a === null ? null : free) };
    $compared.set({ ...filled, now: filled[now] === null ? otherSide(now) : now });
    set(rest);
  }

  return {
    $takes,
    $compared,
    $heard,
    async restore() {
      const kept = recall(memory, PLACE);
      if (!Array.isArray(kept) || kept.length === 0) return;
      // Before anything is waited for: no new one takes a number that is taken.
      count = Math.max(count, ...kept.map((entry) => Number(entry?.number) || 0));
      const { readTakes } = await import('./read-takes.ts');
      const all = [...$takes.get(), ...readTakes(kept)].slice(0, MOST_TAKES);
      $takes.set(all);
      $compared.set({ a: all[0]?.id ?? null, b: all[1]?.id ?? null, now: 'a' });
    },
    add(made, again) {
      const { take } = made;
      const before = $takes.get();
      if (again !== undefined && before.some(({ id }) => id === again)) {
        return set(before.map((entry) => (entry.id === again ? { ...entry, made } : entry)));
      }
      count += 1;
      const seconds = take.rendered.arrangement.seconds;
      const { id, drop, madeInMs } = take;
      const compared = $compared.get();
      const other = compared[compared.now] ?? compared[otherSide(compared.now)];
      $compared.set({ a: id, b: other, now: 'a' });
      set([{ id, number: count, drop, seconds, madeInMs, made }, ...before]);
    },
    draw(id, picture) {
      set($takes.get().map((entry) => (entry.id === id ? { ...entry, picture } : entry)));
    },
    hear,
    switchTo(side) {
      const compared = $compared.get();
      if (compared[side] !== null) $compared.set({ ...compared, now: side });
    },
    remove,
    forgetOf(takeId) {
      for (const { id, drop } of $takes.get())
        if (drop.source.kind === 'take' && drop.source.takeId === takeId) remove(id);
    },
    put(entry) {
      count = Math.max(count, entry.number);
      set([...$takes.get(), entry].sort((one, two) => two.number - one.number));
      hear(entry.id);
    },
  };
}

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Keeps the sounds of those that are compared and of the newest, as far as the memory goes. */
function withinMemory(entries: readonly TakeEntry[], compared: readonly (string | null)[]): TakeEntry[] {
  let seconds = entries.reduce((sum, entry) => sum + (compared.includes(entry.id) ? entry.seconds : 0), 0);
  return entries.map((entry) => {
    if (entry.made === null || compared.includes(entry.id)) return entry;
    seconds += entry.seconds;
    return seconds <= SOUND_SECONDS ? entry : { ...entry, made: null };
  });
}
