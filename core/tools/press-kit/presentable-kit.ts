import type { FieldError } from '#core/errors.ts';
import type { PressKit } from './kit.ts';
import { pressKitSchema } from './kit-schema.ts';
import { tidiedKit } from './tidied-kit.ts';

/** What stands for the artist until their name is written. */
const NO_NAME = 'Artist name';

/** What a finished kit refuses: where, and how many of a list it takes where there are too many. */
interface Refusal {
  path: readonly PropertyKey[];
  maximum: number | undefined;
}

/** Without what is refused: an item of a list goes whole, those over the most go, a text becomes empty. */
function without(kit: PressKit, { path, maximum }: Refusal): PressKit {
  const [key, part] = path as [keyof PressKit, PropertyKey | undefined];
  const value: unknown = kit[key];
  if (Array.isArray(value))
    return {
      ...kit,
      [key]: value.filter((_, at) => (part === undefined ? at < (maximum ?? 0) : at !== part)),
    };
  if (typeof value === 'string') return { ...kit, [key]: key === 'artistName' ? NO_NAME : '' };
  const { [part as never]: _, ...rest } = value as Record<string, unknown>;
  return { ...kit, [key]: key === 'bio' ? { ...(value as object), [part as string]: '' } : rest };
}

/** The place in its list, or before all of them. */
const placeOf = ({ path: [, part] }: Refusal): number => (typeof part === 'number' ? part : -1);

type Issues = NonNullable<ReturnType<typeof pressKitSchema.safeParse>['error']>['issues'];

/** Without all that is refused: from the last place on, so that the places of those before stay. */
function withoutAll(kit: PressKit, issues: Issues): PressKit {
  // Of an item with two faults one is enough.
  const refusals = new Map(
    issues.map((issue): [string, Refusal] => {
      const maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
      return [issue.path.slice(0, 2).join('.'), { path: issue.path, maximum }];
    }),
  );
  return [...refusals.values()].toSorted((one, other) => placeOf(other) - placeOf(one)).reduce(without, kit);
}

/**
 * A draft as it can be shown now: without empty lines, and without what a finished kit would refuse; and each of those
 * refusals, by its path in the draft.
 */
export function presentableKit(draft: PressKit): { kit: PressKit; problems: FieldError[] } {
  const { kit, pathInDraft } = tidiedKit(draft);
  let parsed = pressKitSchema.safeParse(kit);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    ...{ path: pathInDraft(path.join('.')), reason: message },
  }));
  // Faults of one kind hide those of another: each round finds what is left.
  for (let fine = kit; parsed.error; parsed = pressKitSchema.safeParse(fine))
    fine = withoutAll(fine, parsed.error.issues);
  return { kit: parsed.data, problems };
}
