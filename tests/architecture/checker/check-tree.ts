import { type Captures, match } from './pattern.ts';
import type { Offence, Rule } from './rule.ts';
import type { SourceFile, Tree } from './source-file.ts';

export interface Violation {
  rule: string;
  file: string;
  line: number;
  message: string;
}

function offences(rule: Rule, file: SourceFile, tree: Tree, captures: Captures): Offence[] {
  if ('look' in rule) return rule.look(file, tree);
  if ('mayNotUse' in rule) {
    return file.uses
      .filter((use) => rule.mayNotUse.includes(use.name))
      .map((use) => ({ line: use.line, what: `uses ${use.name}` }));
  }
  return file.imports
    .filter(({ target, form }) => {
      const asType = form === 'type' && match(rule.mayImportTypes ?? [], target, captures) !== null;
      return !asType && match(rule.mayImport, target, captures) === null;
    })
    .map(({ spec, line }) => ({ line, what: `imports ${spec}` }));
}

/** Where a tree breaks the rules, one entry a place. */
export function checkTree(tree: Tree, rules: readonly Rule[]): Violation[] {
  const violations: Violation[] = [];
  for (const rule of rules) {
    for (const file of tree.values()) {
      const captures = match(rule.files, file.path);
      if (!captures) continue;
      for (const { line, what } of offences(rule, file, tree, captures)) {
        const message = `${file.path}:${line} ${what}: ${rule.because}`;
        violations.push({ rule: rule.name, file: file.path, line, message });
      }
    }
  }
  return violations;
}
