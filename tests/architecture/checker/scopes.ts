import ts from 'typescript';

function bindingNames(name: ts.BindingName, into: Set<string>): void {
  if (ts.isIdentifier(name)) {
    into.add(name.text);
    return;
  }
  for (const element of name.elements) if (ts.isBindingElement(element)) bindingNames(element.name, into);
}

function importNames(statement: ts.ImportDeclaration, into: Set<string>): void {
  const clause = statement.importClause;
  if (clause?.name) into.add(clause.name.text);
  const bindings = clause?.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) into.add(bindings.name.text);
  else for (const element of bindings.elements) into.add(element.name.text);
}

function listNames(list: ts.VariableDeclarationList, into: Set<string>): void {
  for (const declaration of list.declarations) bindingNames(declaration.name, into);
}

function statementNames(statement: ts.Statement, into: Set<string>): void {
  if (ts.isVariableStatement(statement)) listNames(statement.declarationList, into);
  else if (ts.isImportDeclaration(statement)) importNames(statement, into);
  else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    if (statement.name) into.add(statement.name.text);
  }
}

/** The names that a node declares for what stands inside it: parameters, and the statements of a block. */
export function namesDeclaredBy(node: ts.Node): Set<string> {
  const names = new Set<string>();
  if (ts.isFunctionLike(node)) {
    for (const parameter of node.parameters) bindingNames(parameter.name, names);
    if (ts.isFunctionExpression(node) && node.name) names.add(node.name.text);
  } else if (
    ts.isSourceFile(node) ||
    ts.isBlock(node) ||
    ts.isModuleBlock(node) ||
    ts.isCaseOrDefaultClause(node)
  ) {
    for (const statement of node.statements) statementNames(statement, names);
  } else if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    if (node.initializer && ts.isVariableDeclarationList(node.initializer))
      listNames(node.initializer, names);
  } else if (ts.isCatchClause(node) && node.variableDeclaration) {
    bindingNames(node.variableDeclaration.name, names);
  }
  return names;
}
