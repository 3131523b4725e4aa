// Stands in for zod's compiler, which writes functions of its own: Workers run none that are made of text, and it weighs 30 kB.

function refuse(): never {
  throw new Error('Schemas are not compiled here');
}

export const INVALID = Symbol.for('zod.compile.invalid');
export const compile = refuse;
export const withParser = refuse;
export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
