import type { FieldError } from '#core/errors.ts';
import type { PressKit } from './kit.ts';
import { pressKitSchema } from './kit-schema.ts';
import { tidiedKit } from './tidied-kit.ts';

/** What stands for the artist until their name is written. */
const NO_NAME = 'Artist name';

/** Without what is at a path: an item of a list goes whole, a text becomes empty. */
function without(kit: PressKit, path: readonly PropertyKey[]): PressKit {
  const [key, part] = path as [keyof PressKit, PropertyKey | undefined];
  const value: unknown = kit[key];
  if (Array.isArray(value)) return { ...kit, [key]: value.filter((_, index) => index !== part) };
  if (typeof value === 'string') return { ...kit, [key]: key === 'artistName' ? NO_NAME : '' };
  const { [part as never]: _, ...rest } = value as Record<string, unknown>;
  return { ...kit, [key]: key === 'bio' ? { ...(value as object), [part as string]: '' } : rest };
}

/**
 * A draft as it can be shown now: without empty lines, and without what a finished kit would refuse; and each of those
 * refusals, by its path in the draft.
 */
export function presentableKit(draft: PressKit): { kit: PressKit; problems: FieldError[] } {
  const { kit, pathInDraft } = tidiedKit(draft);
  const parsed = pressKitSchema.safeParse(kit);
  if (parsed.success) return { kit: parsed.data, problems: [] };
  const { issues } = parsed.error;
  // From the last one on, so that the places of those before stay; of an item with two problems one is enough.
  const paths = new Map(issues.map(({ path }) => [path.slice(0, 2).join('.'), path]));
  const fine = [...paths.values()]
    .toSorted((one, other) => Number(other[1]) - Number(one[1]) || 0)
    .reduce(without, kit);
  return {
    kit: pressKitSchema.parse(fine),
    problems: issues.map(({ path, message }) => ({ path: pathInDraft(path.join('.')), reason: message })),
  };
}
