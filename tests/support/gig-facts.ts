import type { Gig } from '#core/gigs/gig.ts';
import { fieldsOf } from '#core/gigs/gig-patch.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';

type Value = unknown;
const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id under which the address book of these tests has a place that is named. */
export const placeId = (of: 'venue' | 'client', place: { id?: string; name?: string }): string =>
  place.id || `${of === 'venue' ? 'ven' : 'cli'}_${place.name?.replaceAll(' ', '')}`;

function factsAt(path: string, value: Value): string[] {
  if (path === 'notes')
    return String(value)
      .split('\n')
      .map((line) => `notes: ${line}`);
  if ((path === 'venue' || path === 'client') && value)
    return [`${path} = ${placeId(path, value as { id: string })}`];
  // Times of the night are those of whichever night the gig is moved to.
  if (/^schedule\.\w+\.(start|end)$/.test(path) && value) return [`${path} = ${String(value).slice(11)}`];
  if (path === 'contacts') return (value as Value[]).map((item) => `contacts: ${JSON.stringify(item)}`);
  if (['payments', 'schedule', 'tasks'].includes(path))
    return (value as { id: string }[]).flatMap((item) => factsAt(`${path}.${item.id}`, item));
  const isPart =
    isObject(value) && (/\./.test(path) || ['hold', 'deal', 'travel', 'radius', 'outcome'].includes(path));
  if (!isPart) return [`${path} = ${JSON.stringify(value)}`];
  return [
    `${path} is there`,
    ...Object.entries(value).flatMap(([name, of]) => factsAt(`${path}.${name}`, of)),
  ];
}

const factsOfFields = (fields: object, path: readonly string[] = []): string[] =>
  Object.entries(fields).flatMap(([name, value]) => factsAt([...path, name].join('.'), value));

/** All that a gig says, each thing by itself. */
export const factsOf = (gig: Gig): Set<string> => new Set(factsOfFields(fieldsOf(gig)));

/** All that a conflict shows to whom it is handed to. */
export function factsOfConflict({ path, base, mine, stored }: Conflict): string[] {
  return [base, mine, stored].flatMap((fields) => {
    if (fields === null) return [];
    const there = path.length > 0 ? [`${path.join('.')} is there`] : [];
    return [...there, ...factsOfFields(fields, path)];
  });
}
