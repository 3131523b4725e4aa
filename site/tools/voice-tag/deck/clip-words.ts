/** `−5.0 dB`. */
export const gainWords = (db: number): string => `${db < 0 ? '−' : ''}${Math.abs(db).toFixed(1)} dB`;

/** `1.88 to 4.30 seconds`. */
export const spanWords = (at: number, seconds: number): string =>
  `${at.toFixed(2)} to ${(at + seconds).toFixed(2)} seconds`;

/** What the keys do on each sort of clip. */
export const CLIP_KEYS = {
  voice: 'Arrow keys move the voice by a quarter beat, with Alt by less.',
  tail: 'Arrow keys move the end of the drop by a whole beat.',
  layer:
    'Arrow keys move the layer by a quarter beat, with Shift its end, with Alt by less. Plus and minus set the level, Delete removes it.',
} as const;
