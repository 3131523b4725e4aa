import ts from 'typescript';
import { namesDeclaredBy } from './scopes.ts';
import type { Use } from './source-file.ts';

/** Whether the identifier only names a member, a declaration or a type, and so reads no variable. */
function isMereName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node || parent.name === node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.objectAssignmentInitializer === node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isMetaProperty(parent)) return true;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent) || ts.isJsxAttribute(parent))
    return true;
  const declaration = parent as ts.NamedDeclaration;
  return declaration.name === node;
}

function specialUse(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) {
    if (ts.isIdentifier(node.expression)) return `${node.expression.text}.${node.name.text}`;
    return ts.isMetaProperty(node.expression) ? `import.meta.${node.name.text}` : null;
  }
  const constructs = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!constructs || !ts.isIdentifier(node.expression) || node.expression.text !== 'Date') return null;
  if (ts.isCallExpression(node)) return 'Date()';
  return node.arguments?.length ? null : 'new Date()';
}

/** The name that decides whether a use is of a global: `Date` for `Date.now`. */
function rootOf(name: string): string {
  return name.replace(/^new /, '').replace(/[.(].*$/, '');
}

/** Every use of a name that no enclosing scope declares, as a value: types are erased and never reach a runtime. */
export function findUses(file: ts.SourceFile): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node, declared: ReadonlySet<string>): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const own = namesDeclaredBy(node);
    const known = own.size > 0 ? new Set([...declared, ...own]) : declared;
    const name = specialUse(node) ?? (ts.isIdentifier(node) && !isMereName(node) ? node.text : null);
    if (name && !known.has(rootOf(name))) {
      uses.push({ name, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(file, new Set());
  return uses;
}
