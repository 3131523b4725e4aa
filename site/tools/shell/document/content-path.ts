type Tree = Record<string, unknown> | unknown[];

function at(content: object, path: string): unknown {
  let value: unknown = content;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** The text at a path of what is written, such as `quotes.1.source`; empty where there is none. */
export function textAt(content: object, path: string): string {
  const value = at(content, path);
  return typeof value === 'string' ? value : '';
}

/** The list at a path; without items where there is none. */
export function itemsAt(content: object, path: string): readonly unknown[] {
  const value = at(content, path);
  return Array.isArray(value) ? value : [];
}

function put(tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree {
  const inside = (tree as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : put((inside ?? {}) as Tree, rest, value);
  return Array.isArray(tree) ? tree.with(Number(key), next) : { ...tree, [key]: next };
}

/** The part of what is written that another value at a path changes. */
function withValue<Content extends object>(content: Content, path: string, value: unknown): Partial<Content> {
  const keys = path.split('.');
  const [key = ''] = keys;
  const changed = put(content as Tree, keys, value) as Record<string, unknown>;
  return { [key]: changed[key] } as Partial<Content>;
}

/** The part that another text at a path changes. */
export const withText = <Content extends object>(content: Content, path: string, text: string) =>
  withValue(content, path, text);

/** The part that another list at a path changes. */
export const withItems = <Content extends object>(
  content: Content,
  path: string,
  items: readonly unknown[],
) => withValue(content, path, items);
