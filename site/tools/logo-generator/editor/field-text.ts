import { logoNameSchema, logoTaglineSchema } from '#core/tools/logo-generator/brief.ts';
import { logoColoursSchema } from '#core/tools/logo-generator/colours.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { refusalOf } from '#core/tools/logo-generator/refusal.ts';
import { type LogoSpec, logoSpecSchema } from '#core/tools/logo-generator/spec.ts';
import { tidyHex } from '../brief/hex.ts';
import type { TypedField } from './concept-work.ts';
import { withColours } from './spec-changes.ts';

type Words = 'name' | 'tagline';
const isWords = (field: TypedField): field is Words => field === 'name' || field === 'tagline';

/** What a field shows while nothing else stands in it. */
export function textOf(spec: LogoSpec, field: TypedField): string {
  return isWords(field) ? spec[field] : paletteOf(spec)[field];
}

const SCHEMAS = {
  name: logoNameSchema,
  tagline: logoTaglineSchema,
  ...logoColoursSchema.shape,
} as const;

/** The text as the logo would have it, or why it cannot. */
export function readField(field: TypedField, text: string): { value: string } | { refusal: string } {
  const parsed = SCHEMAS[field].safeParse(isWords(field) ? text : tidyHex(text));
  if (!parsed.success) return { refusal: parsed.error.issues[0]?.message ?? 'This cannot be drawn' };
  const undrawable = isWords(field) ? refusalIn(field, parsed.data) : null;
  return undrawable === null ? { value: parsed.data } : { refusal: undrawable };
}

function refusalIn(field: Words, text: string): string | null {
  return refusalOf({ name: '', tagline: '', [field]: text })?.reason ?? null;
}

/** The fields that hold text which the logo cannot have: the picture shows what stood there before. */
export function refusedFields(typed: Partial<Record<TypedField, string>>): TypedField[] {
  return (Object.keys(typed) as TypedField[]).filter(
    (field) => 'refusal' in readField(field, typed[field] ?? ''),
  );
}

/** The logo with the text of a field; as it was where the text is refused. */
export function withText(spec: LogoSpec, field: TypedField, text: string): LogoSpec {
  const read = readField(field, text);
  if ('refusal' in read) return spec;
  if (!isWords(field)) return withColours(spec, { [field]: read.value });
  const parsed = logoSpecSchema.safeParse({ ...spec, [field]: read.value });
  return parsed.success ? parsed.data : spec;
}
