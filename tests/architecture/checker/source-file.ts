/** How a module is named in an import: decides what a bundler can shake off. */
export type ImportForm = 'namespace' | 'named' | 'default' | 'bare' | 'dynamic' | 're-export' | 'type';

export interface Import {
  /** As written. */
  spec: string;
  /** `core/plans.ts`, `npm:react/jsx-runtime`, `node:fs` or a virtual module such as `astro:content`. */
  target: string;
  form: ImportForm;
  line: number;
}

export interface Use {
  /** A name that the file does not declare itself: `fetch`, `Date.now`, `new Date()`. */
  name: string;
  line: number;
}

export interface ClientDirective {
  component: string;
  line: number;
}

export interface SourceFile {
  /** From the root of the tree, with forward slashes. */
  path: string;
  text: string;
  imports: readonly Import[];
  uses: readonly Use[];
  /** Local name → target of the import that it came from. */
  importedNames: ReadonlyMap<string, string>;
  defaultExports: readonly number[];
  starExports: readonly number[];
  /** Whether it has statements, and every one of them only passes on what another file exports. */
  onlyReExports: boolean;
  clientDirectives: readonly ClientDirective[];
}

export type Tree = ReadonlyMap<string, SourceFile>;

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
