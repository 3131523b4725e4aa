import { kSections } from './k-weighting.ts';

/** The K curve of BS.1770 over one side of a sound that comes in pieces: what rang at the end of one rings on in the next. */
export function kFilter(sampleRate: number): (piece: Float32Array) => Float32Array {
  const [{ b0, b1, b2, a1, a2 }, { a1: c1, a2: c2 }] = kSections(sampleRate);
  let ringing: readonly [number, number, number, number] = [0, 0, 0, 0];
  return (piece) => {
    // Locals: the loop runs for every sample.
    let [s1, s2, h1, h2] = ringing;
    const out = new Float32Array(piece.length);
    for (let i = 0; i < piece.length; i++) {
      const x = piece[i] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + h1;
      h1 = -2 * y - c1 * z + h2;
      h2 = y - c2 * z;
      out[i] = z;
    }
    ringing = [s1, s2, h1, h2];
    return out;
  };
}
