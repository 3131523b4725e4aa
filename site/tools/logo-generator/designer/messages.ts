import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { SentBrief } from '../brief/brief-draft.ts';

/** What the designer can be asked for. */
export interface DesignerTasks {
  /** The first `count` of the concepts that the server would draw for a brief. */
  design: { asks: { brief: SentBrief; count: number }; answers: LogoSpec[] };
  /** One drawing as SVG. */
  draw: { asks: { spec: LogoSpec; options?: RenderOptions | undefined }; answers: string };
  /** What decides from how far, and from which size, a logo can be read. */
  measure: { asks: { spec: LogoSpec }; answers: LogoMeasures };
  /** The height in whole pixels from which a lockup can be read. */
  smallest: { asks: { spec: LogoSpec; lockup: Lockup }; answers: number };
  /** Every symbol in one colour, as path data in a square of 100 by 100. */
  symbols: { asks: Record<never, never>; answers: Record<SymbolId, string> };
}

export interface LogoMeasures {
  /** Height of the letters of the name, as a share of the width of the name. */
  letterShare: number;
  /** Pixels of height from which the symbol can be read: nothing in it is narrower than one pixel then. */
  smallestSymbol: number;
}

export type TaskName = keyof DesignerTasks;

export interface Question<Name extends TaskName = TaskName> {
  id: number;
  task: Name;
  asks: DesignerTasks[Name]['asks'];
}

/** Nobody waits for that answer any more. It comes all the same where the work has begun. */
export interface CallOff {
  callOff: number;
}

/** Why there is no answer. `reason` is for people, and null where something broke that they cannot mend. */
export interface Refusal {
  reason: string | null;
  /** The field of the brief that is at fault: `name`, `colours.a`. */
  path: string | null;
}

export type Reply =
  | { id: number; answer: DesignerTasks[TaskName]['answers'] }
  | { id: number; error: Refusal }
  | { id: number; calledOff: true };
