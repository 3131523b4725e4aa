import { STEPS_PER_SECOND, stepStart, type Weighed } from './weigh.ts';

/** Length of a momentary block and of a short-term one, in steps. */
export const MOMENTARY = 0.4 * STEPS_PER_SECOND;
export const SHORT_TERM = 3 * STEPS_PER_SECOND;
/** Blocks that the gates judge start every 100 ms: 75 % of a momentary block overlaps the next. */
export const HOP = 0.1 * STEPS_PER_SECOND;

/** Loudness in LUFS of a mean square of both sides (BS.1770-4, formula 2). */
export const lufsOf = (power: number): number => -0.691 + 10 * Math.log10(power);

/** The mean square that a loudness in LUFS stands for. */
export const powerOf = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);

/** Mean squares of all whole blocks of `steps`, one each `hop` steps. */
export function blockPowers(weighed: Weighed, steps: number, hop: number): number[] {
  const { energyBefore, sampleRate, length } = weighed;
  const powers: number[] = [];
  for (let from = 0; stepStart(from + steps, sampleRate) <= length; from += hop) {
    const samples = stepStart(from + steps, sampleRate) - stepStart(from, sampleRate);
    powers.push(((energyBefore[from + steps] ?? 0) - (energyBefore[from] ?? 0)) / samples);
  }
  return powers;
}

/** The loudest block of `steps` at any step, with silence before and after the sound. */
export function loudestPower(weighed: Weighed, steps: number): number {
  const { energyBefore, sampleRate } = weighed;
  const last = energyBefore.length - 1;
  const samples = stepStart(steps, sampleRate);
  let most = 0;
  for (let until = 1; until <= Math.max(last, steps); until++) {
    const energy =
      (energyBefore[Math.min(until, last)] ?? 0) - (energyBefore[Math.max(0, until - steps)] ?? 0);
    if (energy > most) most = energy;
  }
  return most / samples;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
