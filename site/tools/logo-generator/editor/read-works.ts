import * as z from 'zod/mini';
import { logoSpecSchema } from '#core/tools/logo-generator/spec.ts';
import { TYPED_FIELDS } from './concept-work.ts';
import type { Works } from './works.store.ts';

const specs = z.array(logoSpecSchema);

const workSchema = z.object({
  history: z.object({ past: specs, now: logoSpecSchema, future: specs, running: z.nullable(z.string()) }),
  base: logoSpecSchema,
  typed: z.partialRecord(z.enum(TYPED_FIELDS), z.string()),
});

/** The work that a tab kept. What cannot be read, or not be drawn any more, is left out. */
export function readWorks(stored: unknown): Works {
  return entriesOf(stored, (concepts) => {
    const works = entriesOf(concepts, (work) => {
      const read = workSchema.safeParse(work);
      return read.success ? { ...read.data, history: { ...read.data.history, running: null } } : null;
    });
    return Object.keys(works).length > 0 ? works : null;
  });
}

function entriesOf<Value>(stored: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const entry = read(value);
      return entry === null ? [] : [[key, entry]];
    }),
  );
}
