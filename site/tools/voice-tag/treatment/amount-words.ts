/** `as it is` in the middle, otherwise how many times as much: 0 to 100 is nothing to twice. */
export function strengthWords(percent: number): string {
  if (percent === 0) return 'dry';
  return percent === 50 ? 'as it is' : `${(percent / 50).toFixed(1)}×`;
}

export const percentWords = (percent: number): string => (percent === 0 ? 'off' : `${percent} %`);

/** `−8 dB`, `+2 dB`, `0 dB`. */
export function gainWords(db: number): string {
  const sign = db > 0 ? '+' : db < 0 ? '−' : '';
  return `${sign}${Math.abs(Math.round(db * 10) / 10)} dB`;
}

/** `4 beats`, `1 beat`, `0.75 beats`. */
export const beatWords = (beats: number): string =>
  `${String(Math.round(beats * 100) / 100).replace('-', '−')} ${Math.abs(beats) === 1 ? 'beat' : 'beats'}`;

/** `1 bar`, `4 bars`. */
export const barWords = (bars: number): string => `${bars} ${bars === 1 ? 'bar' : 'bars'}`;
