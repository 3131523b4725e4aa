import ts from 'typescript';

export interface Title {
  text: string;
  /** Whether its test runs, and has to pass. */
  runs: boolean;
}

const TITLED = new Set(['describe', 'it', 'step', 'test']);
/** What may stand behind `it.` or among its options. By anything else it may be left out, or be meant to fail: `it.skipIf(…)`. */
const HARMLESS = new Set([
  'concurrent',
  'each',
  'for',
  'repeats',
  'retry',
  'sequential',
  'shuffle',
  'timeout',
]);

/** What the tests, the groups of tests and the steps in a file are called, as it is written there: `%s` stays `%s`. */
export function testTitles(source: string): Title[] {
  const titles: Title[] = [];
  function visit(node: ts.Node, runsAround: boolean): void {
    const isTitled = ts.isCallExpression(node) && TITLED.has(calledNames(node.expression)[0] ?? '');
    const runs = runsAround && !(isTitled && isIdle(node));
    if (isTitled) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push({ text: title.text, runs });
      // In the quotes of the table there is no room for what a template fills in.
      else if (title && ts.isTemplateExpression(title))
        titles.push({ text: title.getText().slice(1, -1), runs });
    }
    node.forEachChild((child) => visit(child, runs));
  }
  visit(ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true), true);
  return titles;
}

/** `it` and `skip` of `it.skip(…)` and `it.skip.each(…)(…)`, beside `each`; nothing to begin with where it is no name. */
function calledNames(callee: ts.Node): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calledNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calledNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calledNames(callee.tag);
  return [''];
}

function isIdle(call: ts.CallExpression): boolean {
  const [, ...modifiers] = calledNames(call.expression);
  const options = call.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.map((property) => property.name?.getText() ?? ''));
  return [...modifiers, ...options].some((name) => !HARMLESS.has(name));
}
