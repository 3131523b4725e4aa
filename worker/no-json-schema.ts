/** Stands in for what zod reads JSON Schemas with, which nobody hands it: it weighs 12 kB. */
export function fromJSONSchema(): never {
  throw new Error('JSON Schema is not read here');
}
