import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { conceptsOf, keptOf, type ShownConcept } from './concepts-of.ts';
import { opened } from './studio.ts';

export interface OpenLogo {
  logo: Generation;
  concepts: readonly ShownConcept[];
  selected: ShownConcept;
  /** The concept that stands for the logo by choice. */
  kept: string | null;
  select: (id: string) => void;
}

/** The open logo and which of its concepts is on stage: the selected one, at first the kept one. */
export function useOpenLogo(): OpenLogo | null {
  const now = useStore(opened.$opened, { ssr: 'initial' });
  const [choice, setChoice] = useState<{ logo: string; concept: string } | null>(null);
  if (now.state !== 'ready') return null;
  const { generation: logo } = now;
  const concepts = conceptsOf(logo);
  const kept = keptOf(logo);
  const wanted = choice?.logo === logo.id ? choice.concept : kept;
  const selected = concepts.find(({ id }) => id === wanted) ?? concepts[0];
  if (!selected) return null;
  return { logo, concepts, selected, kept, select: (concept) => setChoice({ logo: logo.id, concept }) };
}
