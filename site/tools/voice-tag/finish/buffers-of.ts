/** The memory of all sounds and files in an answer: handed over instead of copied, each once. */
export function buffersOf(answer: object): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  };
  Object.values(answer).forEach(look);
  return [...found];
}
