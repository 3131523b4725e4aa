/** What can be done to the voice. Amounts are 0 (off) to 1 (all of it). */
export const EFFECTS = {
  telephone: { label: 'Telephone', line: 'A band of 380 to 3,400 Hz' },
  radio: { label: 'Radio', line: 'Pressed, bright and close' },
  distortion: { label: 'Distortion', line: 'Overdrive, oversampled' },
  vocoder: { label: 'Vocoder chord', line: 'Sung by a chord in the key' },
  chorus: { label: 'Chorus', line: 'Two voices beside it' },
  flanger: { label: 'Flanger', line: 'A short comb that moves' },
  gate: { label: 'Gate', line: 'Cut in sixteenths' },
  delay: { label: 'Delay', line: 'Echoes on the beat' },
  reverb: { label: 'Reverb', line: 'The size of the room' },
  swell: { label: 'Reverse swell', line: 'Its own echo comes first' },
  stutter: { label: 'Stutter', line: 'The first sound, repeated' },
  scratch: { label: 'Scratch', line: 'The voice under a hand' },
  'vinyl-stop': { label: 'Vinyl stop', line: 'The end runs down' },
  'pitch-drop': { label: 'Pitch drop', line: 'The last word falls' },
} as const satisfies Record<string, { label: string; line: string }>;

export type EffectId = keyof typeof EFFECTS;
export const EFFECT_IDS = Object.keys(EFFECTS) as [EffectId, ...EffectId[]];

/** Amounts by effect; one that is not named is off. */
export type EffectAmounts = Partial<Record<EffectId, number>>;
