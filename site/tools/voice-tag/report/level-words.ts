/** `−12.0` with a real minus; a dash where there is no value. `plus` shows the sign of a rise too. */
export function level(value: number | null, digits = 1): string {
  if (value === null) return '–';
  return value
    .toFixed(digits)
    .replace('-', '−')
    .replace(/^−(0(\.0+)?)$/, '$1');
}

/** A whole or one-decimal number with a real minus: `−12`, `−1.5`. */
export const signed = (value: number): string => String(Math.round(value * 10) / 10).replace('-', '−');

/** `4.02 s`. */
export const secondsWords = (seconds: number): string => `${seconds.toFixed(2)} s`;

/** `0.8 s` for what took milliseconds. */
export const tookWords = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** `241 kB`, `1.6 MB`. */
export function bytesWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
