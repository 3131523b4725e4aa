import { atom, type ReadableAtom } from 'nanostores';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import {
  type ConceptWork,
  following,
  newWork,
  replacedBy,
  type TypedField,
  withTyped,
} from './concept-work.ts';
import { changed, redone, settled, undone } from './edit-history.ts';
import { sameSpec } from './same-spec.ts';

/** The work on the concepts of every logo that was edited in this tab: by logo, by concept. */
export type Works = Readonly<Record<string, Readonly<Record<string, ConceptWork>>>>;

/** A concept, with what is saved of it: work on it begins there. */
export interface Where {
  logo: string;
  concept: string;
  saved: LogoSpec;
}

/** What is saved, by concept. */
export type Saved = Readonly<Record<string, LogoSpec>>;

export interface WorksStore {
  $works: ReadableAtom<Works>;
  /** Takes up what the tab kept, once. What is at hand already stays. */
  restore(read: (stored: unknown) => Works): void;
  /** A step of its own; with a `control` part of the step that this control makes until `settle`. */
  change(where: Where, spec: LogoSpec, control?: string): void;
  /** What was written into a field, and the logo that comes of it. */
  type(where: Where, field: TypedField, text: string, spec: LogoSpec): void;
  /** The hand is off the control, and off the field, which shows the logo's own text again if it is right. */
  settle(where: Where, field?: TypedField): void;
  undo(where: Where): void;
  redo(where: Where): void;
  /** What the library has by now, by concept. */
  follow(logo: string, saved: Saved): void;
  /** What the library has now, instead of `before`, takes the place of all work: as steps that can be taken back. */
  replace(logo: string, before: Saved, saved: Saved): void;
  forget(logo: string): void;
}

const PLACE = 'edits:logo-generator';

export function worksStore(memory: () => TabMemory): WorksStore {
  const $works = atom<Works>({});
  let isRestored = false;

  // Until what the tab kept is taken up, nothing may take its place.
  const keep = () => isRestored && remember(memory, PLACE, $works.get());

  function put(logo: string, concept: string, work: ConceptWork): void {
    const works = $works.get();
    $works.set({ ...works, [logo]: { ...works[logo], [concept]: work } });
  }

  function update({ logo, concept, saved }: Where, step: (work: ConceptWork) => ConceptWork): void {
    put(logo, concept, step($works.get()[logo]?.[concept] ?? newWork(saved)));
  }

  return {
    $works,
    restore(read) {
      if (isRestored) return;
      isRestored = true;
      const here = $works.get();
      const kept = read(recall(memory, PLACE));
      const logos = [...new Set([...Object.keys(kept), ...Object.keys(here)])];
      $works.set(Object.fromEntries(logos.map((logo) => [logo, { ...kept[logo], ...here[logo] }])));
      keep();
    },
    change(where, spec, control) {
      update(where, (work) => ({ ...work, history: changed(work.history, spec, control) }));
      // A slider under way says a lot; it is kept when it comes to rest.
      if (control === undefined) keep();
    },
    type(where, field, text, spec) {
      update(where, (work) =>
        withTyped({ ...work, history: changed(work.history, spec, field) }, field, text),
      );
      keep();
    },
    settle(where, field) {
      if (!$works.get()[where.logo]?.[where.concept]) return;
      update(where, (work) => ({
        ...(field ? withTyped(work, field, null) : work),
        history: settled(work.history),
      }));
      keep();
    },
    undo(where) {
      update(where, (work) => ({ ...work, history: undone(work.history), typed: {} }));
      keep();
    },
    redo(where) {
      update(where, (work) => ({ ...work, history: redone(work.history), typed: {} }));
      keep();
    },
    follow(logo, saved) {
      for (const [concept, work] of Object.entries($works.get()[logo] ?? {})) {
        const spec = saved[concept];
        if (spec) put(logo, concept, following(work, spec));
      }
      keep();
    },
    replace(logo, before, saved) {
      for (const [concept, spec] of Object.entries(saved)) {
        const work = $works.get()[logo]?.[concept] ?? newWork(before[concept] ?? spec);
        put(logo, concept, replacedBy(work, spec));
      }
      keep();
    },
    forget(logo) {
      const { [logo]: _, ...rest } = $works.get();
      $works.set(rest);
      keep();
    },
  };
}

export const isUnsaved = (work: ConceptWork): boolean => !sameSpec(work.history.now, work.base);

/** The logos with work that is in this tab only. */
export const unsavedLogos = (works: Works): string[] =>
  Object.entries(works).flatMap(([logo, concepts]) =>
    Object.values(concepts).some((work) => isUnsaved(work) || Object.keys(work.typed).length > 0)
      ? [logo]
      : [],
  );
