/** `+2 st`, `−0.5 st`, `0 st`. */
export function semitoneWords(semitones: number): string {
  const size = Math.abs(semitones);
  return `${semitones > 0 ? '+' : semitones < 0 ? '−' : ''}${size} st`;
}

/** `1.15×`. */
export const speedWords = (speed: number): string => `${speed.toFixed(2)}×`;
