import type { PressKit } from '#core/tools/press-kit/kit.ts';

type Tree = Record<string, unknown> | unknown[];

/** The text at a path of the kit, such as `quotes.1.source`; empty where there is none. */
export function textAt(kit: PressKit, path: string): string {
  let value: unknown = kit;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

function put(tree: Tree, [key = '', ...rest]: readonly string[], text: string): Tree {
  const inside = (tree as Record<string, unknown>)[key];
  const value = rest.length === 0 ? text : put((inside ?? {}) as Tree, rest, text);
  return Array.isArray(tree) ? tree.with(Number(key), value) : { ...tree, [key]: value };
}

/** The part of the kit that another text at a path changes. */
export function withText(kit: PressKit, path: string, text: string): Partial<PressKit> {
  const [key = ''] = path.split('.');
  const changed = put(kit as unknown as Tree, path.split('.'), text) as Record<string, unknown>;
  return { [key]: changed[key] };
}
