/** For every place the lowest of the values from there to `ahead` places later. */
export function slidingLowest(values: Float32Array, ahead: number): Float32Array {
  const out = new Float32Array(values.length);
  // Places whose value is lower than all between them and the newest, oldest first.
  const waiting = new Int32Array(values.length);
  let [first, end, newest] = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    for (; newest < values.length && newest <= i + ahead; newest++) {
      const value = values[newest] ?? 0;
      while (end > first && (values[waiting[end - 1] ?? 0] ?? 0) >= value) end--;
      waiting[end++] = newest;
    }
    while ((waiting[first] ?? 0) < i) first++;
    out[i] = values[waiting[first] ?? 0] ?? 0;
  }
  return out;
}
