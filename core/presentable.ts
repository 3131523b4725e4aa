import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';

type Tree = Record<string, unknown> | unknown[];
type Path = readonly PropertyKey[];

/** What a finished document refuses: where, and how many of a list it takes where there are too many. */
interface Refusal {
  path: Path;
  maximum: number | undefined;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Whether anything was written in an item of a list, beside what was chosen for it. Items without texts say something by being there. */
function says(item: unknown, chosen: readonly string[]): boolean {
  if (typeof item === 'string') return item.trim() !== '';
  if (!isTree(item)) return true;
  const texts = Object.entries(item).filter(
    ([key, value]) => typeof value === 'string' && !chosen.includes(key),
  );
  return texts.length === 0 || texts.some(([, text]) => says(text, chosen));
}

/** A draft without the empty items of its lists, and how a path in what is left is called in the draft. */
export function tidied<Content extends object>(
  draft: Content,
  chosen: readonly string[],
): { content: Content; pathInDraft(path: Path): string } {
  /** By its path in what is left, the place of an item in the draft. */
  const places = new Map<string, number>();
  const tidy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const filled = [...value.keys()].filter((index) => says(value[index], chosen));
      return filled.map((index, at) => {
        places.set(`${path}.${at}`, index);
        return tidy(value[index], `${path}.${at}`);
      });
    }
    if (!isTree(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, tidy(part, `${path}.${key}`)]),
    );
  };
  return {
    content: tidy(draft, '') as Content,
    pathInDraft(path) {
      let left = '';
      return path
        .map((key) => {
          left += `.${String(key)}`;
          return places.get(left) ?? String(key);
        })
        .join('.');
    },
  };
}

/** As far as the first item of a list: it goes whole. */
function goes(draft: unknown, { path }: Refusal): Path {
  let value = draft;
  for (const [at, key] of path.entries()) {
    if (Array.isArray(value)) return path.slice(0, at + 1);
    value = isTree(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return path;
}

/** Without what is at a path: an item goes, what is over the most goes, a text becomes empty, and all else its default. */
function without(tree: Tree, [key, ...rest]: Path, refusal: Refusal, standIn: string): Tree {
  if (Array.isArray(tree)) return tree.filter((_, at) => at !== key);
  const name = String(key);
  const value = tree[name];
  if (rest.length > 0 && isTree(value)) return { ...tree, [name]: without(value, rest, refusal, standIn) };
  if (Array.isArray(value) && refusal.maximum !== undefined)
    return { ...tree, [name]: value.slice(0, refusal.maximum) };
  if (typeof value === 'string' && value !== standIn) return { ...tree, [name]: standIn };
  const { [name]: _, ...others } = tree;
  return others;
}

/** More would mean that a stand-in is refused as well. */
const MOST_ROUNDS = 20;

/** The place in its list, or before all of them. */
const placeIn = (path: Path): number => {
  const last = path.at(-1);
  return typeof last === 'number' ? last : -1;
};

/**
 * A draft as it can be shown now: without empty items of lists, and without what a finished document would refuse; and each
 * of those refusals, by its path in the draft.
 * @param standIns by path, what stands for a text that must not be empty
 * @param chosen keys of items that say nothing by themselves, such as a role that has a default
 */
export function presentable<Content extends object>(
  draft: Content,
  schema: z.ZodMiniType<Content>,
  { standIns = {}, chosen = [] }: { standIns?: Readonly<Record<string, string>>; chosen?: readonly string[] },
): { content: Content; problems: FieldError[] } {
  const { content, pathInDraft } = tidied(draft, chosen);
  let parsed = schema.safeParse(content);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    ...{ path: pathInDraft(path), reason: message },
  }));
  let fine: Tree = content as Tree;
  // Faults of one kind hide those of another: each round finds what is left.
  for (let round = 0; !parsed.success; round += 1) {
    if (round > MOST_ROUNDS) throw new Error(`refused whatever it says: ${problems[0]?.path}`);
    // Of an item with two faults one is enough. From the last place on, so that the places of those before stay.
    const refusals = new Map(
      parsed.error.issues.map((issue) => {
        const maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
        const path = goes(fine, { path: issue.path, maximum });
        return [path.join('.'), { path, maximum }];
      }),
    );
    for (const [name, refusal] of [...refusals].toSorted(
      ([, one], [, other]) => placeIn(other.path) - placeIn(one.path),
    ))
      fine = without(fine, refusal.path, refusal, standIns[name] ?? '');
    parsed = schema.safeParse(fine);
  }
  return { content: parsed.data, problems };
}
