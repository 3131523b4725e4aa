import ts from 'typescript';

const TITLED = new Set(['describe', 'it', 'step', 'test']);

/** What the tests, the groups of tests and the steps in a file are called, as it is written there: `%s` stays `%s`. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && TITLED.has(calledName(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      // In the quotes of the table there is no room for what a template fills in.
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    }
    node.forEachChild(visit);
  }
  visit(ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** `it` of `it(…)`, `it.skip(…)` and `it.each(…)(…)`. */
function calledName(callee: ts.Node): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return calledName(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calledName(callee.tag);
  return '';
}
