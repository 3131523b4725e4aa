/** The factor that a level in dB stands for. */
export const decibels = (db: number): number => 10 ** (db / 20);

/** The level in dB that a factor stands for; -Infinity for 0. */
export const toDecibels = (factor: number): number => 20 * Math.log10(factor);
