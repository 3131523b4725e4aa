import ts from 'typescript';
import { resolveImport } from './resolve.ts';
import type { Import, ImportForm } from './source-file.ts';

function formOf(statement: ts.ImportDeclaration): ImportForm {
  const clause = statement.importClause;
  if (!clause) return 'bare';
  const bindings = clause.namedBindings;
  const namespace = bindings !== undefined && ts.isNamespaceImport(bindings);
  if (clause.isTypeOnly) return 'type';
  if (namespace) return 'namespace';
  return clause.name ? 'default' : 'named';
}

/** `new URL('./x.ts', import.meta.url)`: how a worker is started. Of a folder or a font it is a mere place on disk. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  return (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'URL' &&
    node.arguments?.[1]?.getText().replace(/\s/g, '') === 'import.meta.url'
  );
}

function namesCode(spec: string): boolean {
  return /\.(ts|tsx|js|mjs)$/.test(spec);
}

function takesModule(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  return (
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'import.meta.glob'
  );
}

function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literals) : [];
}

function found(node: ts.Node): { specs: string[]; form: ImportForm } | null {
  if (ts.isImportDeclaration(node)) return { specs: literals(node.moduleSpecifier), form: formOf(node) };
  if (ts.isExportDeclaration(node)) {
    return { specs: literals(node.moduleSpecifier), form: node.isTypeOnly ? 'type' : 're-export' };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specs: literals(node.argument.literal), form: 'type' };
  }
  if (takesModule(node)) return { specs: literals(node.arguments[0]), form: 'dynamic' };
  if (isModuleUrl(node)) return { specs: literals(node.arguments?.[0]).filter(namesCode), form: 'dynamic' };
  return null;
}

/** Every module that a file names, however it does so. */
export function findImports(file: ts.SourceFile, path: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const hit = found(node);
    if (hit) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      for (const spec of hit.specs) {
        // A URL beside the module is a path even without its dot; a page address (`/x`) is none of ours.
        if (!spec.startsWith('/'))
          imports.push({ spec, target: resolveImport(path, spec), form: hit.form, line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

/** Local name → target, for the default and named imports of a file. */
export function importedNames(file: ts.SourceFile, path: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const [spec] = literals(statement.moduleSpecifier);
    const clause = statement.importClause;
    if (!spec || !clause) continue;
    const target = resolveImport(path, spec);
    if (clause.name) names.set(clause.name.text, target);
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const element of bindings.elements) names.set(element.name.text, target);
    }
  }
  return names;
}
