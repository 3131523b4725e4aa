import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import { conceptOf, withConcept } from './concept-address.ts';
import { conceptsOf, keptOf, type ShownConcept } from './concepts-of.ts';
import { works } from './editor/works.ts';
import { $stars, starOf } from './favourites.ts';
import { opened } from './studio.ts';

export interface OpenLogo {
  logo: Generation;
  concepts: readonly ShownConcept[];
  selected: ShownConcept;
  /** The one that was selected before; at first the one that follows. */
  before: ShownConcept;
  /** The concept that stands for the logo by choice. */
  kept: string | null;
  select: (id: string) => void;
}

const $choice = atom<{ logo: string; concept: string; before: string } | null>(null);

/** Browsers refuse addresses that change faster than about three times a second. */
const ADDRESS_REST_MS = 350;
let addressTimer: ReturnType<typeof setTimeout> | undefined;

/** Puts a concept on stage; the address names it, so that a reload or a copied link leads back to it. */
function selectConcept(logo: string, concept: string, before: string): void {
  $choice.set({ logo, concept, before });
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    const now = opened.$opened.get();
    if (now.state === 'ready' && now.id === logo)
      history.replaceState(history.state, '', withConcept(location.href, logo, concept));
  }, ADDRESS_REST_MS);
}

/** The open logo, as it is with all that is not saved, and which of its concepts is on stage: at first the kept one. */
export function useOpenLogo(): OpenLogo | null {
  const now = useStore(opened.$opened, { ssr: 'initial' });
  const choice = useStore($choice, { ssr: 'initial' });
  const all = useStore(works.$works, { ssr: 'initial' });
  const stars = useStore($stars, { ssr: 'initial' });
  if (now.state !== 'ready') return null;
  const { generation: logo } = now;
  const concepts = conceptsOf(logo, all[logo.id]).map((concept) => ({
    ...concept,
    isFavourite: stars[starOf(logo, concept.id)] ?? concept.isFavourite,
  }));
  const kept = keptOf(logo);
  const wanted = choice?.logo === logo.id ? choice.concept : conceptOf(location.search, logo.id);
  const selected =
    concepts.find(({ id }) => id === wanted) ?? concepts.find(({ id }) => id === kept) ?? concepts[0];
  if (!selected) return null;
  const others = concepts.filter(({ id }) => id !== selected.id);
  const last = choice?.logo === logo.id ? others.find(({ id }) => id === choice.before) : undefined;
  const before = last ?? others[concepts.indexOf(selected) % Math.max(others.length, 1)] ?? selected;
  return {
    logo,
    concepts,
    selected,
    before,
    kept,
    select: (concept) => selectConcept(logo.id, concept, concept === selected.id ? before.id : selected.id),
  };
}
