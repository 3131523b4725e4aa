/** The chunks of a stream until `timeUp` rejects, and then its error. A stream that is not read to its end is cancelled. */
export async function* readInTime(
  body: ReadableStream<Uint8Array>,
  timeUp: Promise<never>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await Promise.race([reader.read(), timeUp]);
      if (done) return;
      yield value;
    }
  } finally {
    // Not waited for: who stalls may stall here too.
    reader.cancel().catch(() => undefined);
  }
}
