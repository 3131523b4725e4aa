/** Which sixteenths of a bar are played, 0 to 15. */
export interface Groove {
  /** How late every second sixteenth comes, in sixteenths. */
  swing: number;
  /** Bass notes: where, which degree of the chord (0 root, 1 third, 2 fifth, 3 octave), and how many sixteenths long. */
  bass: readonly { step: number; degree: number; length: number }[];
  stabs: readonly number[];
}

const GROOVES: readonly [Groove, ...Groove[]] = [
  {
    swing: 0.16,
    bass: [
      { step: 2, degree: 0, length: 1.6 },
      { step: 6, degree: 0, length: 1.6 },
      { step: 10, degree: 0, length: 1.6 },
      { step: 13, degree: 2, length: 0.9 },
      { step: 14, degree: 3, length: 1.4 },
    ],
    stabs: [3, 6, 11],
  },
  {
    swing: 0.1,
    bass: [
      { step: 2, degree: 0, length: 1.8 },
      { step: 5, degree: 0, length: 0.8 },
      { step: 7, degree: 3, length: 0.8 },
      { step: 10, degree: 0, length: 1.8 },
      { step: 15, degree: 2, length: 0.8 },
    ],
    stabs: [2, 7, 10],
  },
  {
    swing: 0.2,
    bass: [
      { step: 3, degree: 0, length: 0.9 },
      { step: 6, degree: 0, length: 1.7 },
      { step: 11, degree: 3, length: 0.9 },
      { step: 14, degree: 0, length: 1.7 },
    ],
    stabs: [3, 10, 14],
  },
];

export const grooveOf = (seed: number): Groove => GROOVES[seed % GROOVES.length] ?? GROOVES[0];
