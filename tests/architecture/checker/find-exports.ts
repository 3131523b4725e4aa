import ts from 'typescript';

export interface Exports {
  /** Lines of default exports. */
  defaults: number[];
  /** Lines of `export * from`. */
  stars: number[];
  onlyReExports: boolean;
}

function isDefault(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return Boolean(
      clause && ts.isNamedExports(clause) && clause.elements.some((e) => e.name.text === 'default'),
    );
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

export function findExports(file: ts.SourceFile): Exports {
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const reExports = file.statements.filter((s) => ts.isExportDeclaration(s) && s.moduleSpecifier);
  return {
    defaults: file.statements.filter(isDefault).map(lineOf),
    stars: reExports.filter((s) => ts.isExportDeclaration(s) && !s.exportClause).map(lineOf),
    onlyReExports: reExports.length > 0 && reExports.length === file.statements.length,
  };
}
