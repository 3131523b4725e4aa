import fc from 'fast-check';
import type { DrawnSignature, PrintedSignature, Signature } from '#core/signing/signature.ts';

/** An M with a line below it and a dot. */
export const DRAWN: DrawnSignature = {
  ...{ kind: 'drawn', width: 600, height: 200 },
  strokes: [
    [60, 150, 90, 40, 130, 120, 170, 40, 200, 150, 260, 130],
    [50, 170, 300, 160],
    [320, 90],
  ],
};

/** Signed by name, in Lyon. */
export const CAMILLE: PrintedSignature = {
  ...{ name: 'Camille Perrin', title: 'Head of booking', signature: { kind: 'typed' } },
  ...{ at: '2026-11-03T13:02:31.480Z', zone: 'Europe/Paris' },
};

export const SHA256 = 'e0d2747b5b1c4d3e9f0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c8005ee14';

const place = fc.integer({ min: 0, max: 400 });

/** Anything that somebody draws on a pad, dots and straight lines too. */
export const anyDrawn: fc.Arbitrary<DrawnSignature> = fc.record({
  kind: fc.constant('drawn' as const),
  ...{ width: fc.constant(400), height: fc.constant(400) },
  strokes: fc.array(
    fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 30 }).map((points) => points.flat()),
    { minLength: 1, maxLength: 8 },
  ),
});

export const anySignature: fc.Arbitrary<Signature> = fc.oneof(
  fc.constant<Signature>({ kind: 'typed' }),
  anyDrawn,
);
