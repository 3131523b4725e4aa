import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import type { FieldError } from '#core/errors.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { presentableKit } from '#core/tools/press-kit/presentable-kit.ts';
import { desk } from '../studio.ts';

const NO_KIT = emptyKit('');

/** The kit on the desk. */
export const useKit = (): PressKit => useStore(desk.$draft, { ssr: 'initial' })?.kit ?? NO_KIT;

/** What of the kit on the desk can be shown, and what is wrong with the rest. */
export const $presentable = computed(desk.$draft, (draft) => presentableKit(draft?.kit ?? NO_KIT));

/** Fields that somebody has left, and whether the whole kit was asked for: only then a field says what is wrong. */
const $left = atom<ReadonlySet<string>>(new Set());
const $isAsked = atom(false);

/** After the press that took the focus away: what it says would move what is pressed from under the pointer. */
const SAID_AFTER_MS = 300;

export function leaveField(path: string): void {
  if ($left.get().has(path)) return;
  setTimeout(() => $left.set(new Set([...$left.get(), path])), SAID_AFTER_MS);
}

/** From now on every field says what is wrong with it. */
export const askForAll = (): void => $isAsked.set(true);

/** Nothing was left or asked for of another kit. */
export function forgetFields(): void {
  $left.set(new Set());
  $isAsked.set(false);
}

/** Problems that are to be said now. */
export const $shownProblems = computed(
  [$presentable, $left, $isAsked],
  ({ problems }, left, isAsked): FieldError[] => problems.filter(({ path }) => isAsked || left.has(path)),
);

/** What is wrong with a field, or null. */
export const useProblem = (path: string): string | null =>
  useStore($shownProblems, { ssr: 'initial' }).find((problem) => problem.path === path)?.reason ?? null;
