/**
 * A part of a journey, named by what it shows: a page is loaded once, and many things are seen on it. What fails says in which
 * step, and docs/spec-coverage.md may name a step as proof, as it names tests.
 */
export async function step<Value>(what: string, run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${what}: ${error.message}`;
    throw error;
  }
}
