import type { SourceFile, Tree } from './source-file.ts';

/** Something in a file that breaks a rule: where, and in words that end a sentence begun by the file's name. */
export interface Offence {
  line: number;
  what: string;
}

interface RuleBase {
  name: string;
  /** The files it governs, as patterns of `match`. */
  files: readonly string[];
  /** Why: the second half of the message. */
  because: string;
}

/** What these files may import: the last matching pattern decides, what none matches is refused. */
export interface ImportRule extends RuleBase {
  mayImport: readonly string[];
  /** What they may name in an `import type` beside: types are erased, so no code comes along. */
  mayImportTypes?: readonly string[];
}

/** Globals that these files may not touch. */
export interface GlobalsRule extends RuleBase {
  mayNotUse: readonly string[];
}

/** Anything that needs to look further. */
export interface LookRule extends RuleBase {
  look: (file: SourceFile, tree: Tree) => Offence[];
}

export type Rule = ImportRule | GlobalsRule | LookRule;
