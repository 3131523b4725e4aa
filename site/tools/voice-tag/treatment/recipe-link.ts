import type { Layer } from '#core/tools/voice-tag/beds.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import { roundedRecipe } from './rounded-recipe.ts';

/** The screen that a shared treatment opens on, and the name that it travels under. */
const SCREEN = voiceTagFacts.path;
const PARAMETER = 'recipe';

/** Longest encoded recipe that is read, in characters; the largest that can be written has about 1,500. */
const LONGEST = 2048;

const DEFAULTS: Readonly<Record<string, unknown>> = recipeSchema.parse({});

type PackedLayer = readonly [Layer['kind'], Layer['at'], number, number | null, number, number];

const packedLayer = ({ kind, at, offset, length, gain, duck }: Layer): PackedLayer => [
  ...([kind, at, offset, length, gain, duck] as const),
];

function unpackedLayer(packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed;
  const [kind, at, offset, length, gain, duck] = packed;
  return { kind, at, offset, length, gain, duck };
}

/** What differs from a plain recipe, layers as rows: short enough for a chat. */
function packed(recipe: Recipe): string {
  const { layers, ...rest } = roundedRecipe(recipe);
  const told = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[name]),
  );
  return JSON.stringify({
    ...Object.fromEntries(told),
    ...(layers.length > 0 && { layers: layers.map(packedLayer) }),
  });
}

function unpacked(told: object): unknown {
  if (!('layers' in told) || !Array.isArray(told.layers)) return told;
  return { ...told, layers: told.layers.map(unpackedLayer) };
}

// A recipe holds numbers and ids only, so that its JSON is ASCII.
const toBase64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** An address that opens the studio with this treatment. Numbers are rounded to a millionth, far below a sample. */
export function recipeLink(origin: string, recipe: Recipe): string {
  return `${origin}${SCREEN}?${PARAMETER}=${toBase64Url(packed(recipe))}`;
}

/** The treatment that the query of an address brings along; null where there is none, or it is no recipe. */
export function readRecipeLink(search: string): Recipe | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null || text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const told: unknown = JSON.parse(fromBase64Url(text));
    if (typeof told !== 'object' || told === null || Array.isArray(told)) return null;
    const read = recipeSchema.safeParse(unpacked(told));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The query of an address without its treatment: once taken up, a reload must not bring it back. */
export function withoutRecipe(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  return url.pathname + url.search + url.hash;
}
