/** A second-order section: b0..b2 over 1, a1, a2. */
export interface Section {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * The two sections of the K curve of ITU-R BS.1770-4 (Annex 1, tables 1 and 2) at any sample rate. The recommendation
 * prints them for 48 kHz alone; these are the analogue shelf (1682 Hz, +4 dB) and high-pass (38 Hz) behind that table, put
 * through the bilinear transform again (De Man, "Evaluation of implementations of the EBU R128 loudness measurement",
 * AES 145, 2018; libebur128 does the same).
 */
export function kSections(sampleRate: number): readonly [shelf: Section, highPass: Section] {
  return [shelf(sampleRate), highPass(sampleRate)];
}

function shelf(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** Its b are 1, -2, 1 unscaled, as the recommendation prints them. */
function highPass(sampleRate: number): Section {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
