/** A file could not be finished; the message says why, and what helps. */
export class FinishError extends Error {
  override readonly name = 'FinishError';
}
