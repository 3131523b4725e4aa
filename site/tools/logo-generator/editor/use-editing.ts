import { useStore } from '@nanostores/react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import type { ConceptWork, TypedField } from './concept-work.ts';
import { withText } from './field-text.ts';
import { works } from './works.ts';

/** The concept on stage, and what can be done to it. */
export interface Editing {
  spec: LogoSpec;
  typed: ConceptWork['typed'];
  /** All that it was before, oldest first. */
  past: readonly LogoSpec[];
  canUndo: boolean;
  canRedo: boolean;
  /** A step of its own; with a `control` part of the step that this control makes until `settle`. */
  change: (spec: LogoSpec, control?: string) => void;
  type: (field: TypedField, text: string) => void;
  /** The hand is off the control; a field that is right shows the logo's own text again. */
  settle: (field?: TypedField) => void;
  undo: () => void;
  redo: () => void;
}

export function useEditing({ logo, selected }: Pick<OpenLogo, 'logo' | 'selected'>): Editing {
  const work = useStore(works.$works)[logo.id]?.[selected.id];
  const where = { logo: logo.id, concept: selected.id, saved: selected.saved };
  const { spec } = selected;
  return {
    spec,
    typed: work?.typed ?? {},
    past: work?.history.past ?? [],
    canUndo: (work?.history.past.length ?? 0) > 0,
    canRedo: (work?.history.future.length ?? 0) > 0,
    change: (next, control) => works.change(where, next, control),
    type: (field, text) => works.type(where, field, text, withText(spec, field, text)),
    settle: (field) => works.settle(where, field),
    undo: () => works.undo(where),
    redo: () => works.redo(where),
  };
}
