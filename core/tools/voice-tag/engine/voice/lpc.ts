/** A vocal tract as an all-pole filter, and the level of what drives it. */
export interface Tract {
  /** `order + 1` coefficients; the first is 1. */
  poles: Float64Array;
  gain: number;
}

/** Linear prediction of a windowed frame by its autocorrelation (Levinson-Durbin). */
export function linearPrediction(frame: Float64Array, order: number): Tract {
  const likeness = new Float64Array(order + 1);
  for (let lag = 0; lag <= order; lag++) {
    let sum = 0;
    for (let index = lag; index < frame.length; index++) {
      sum += (frame[index] ?? 0) * (frame[index - lag] ?? 0);
    }
    likeness[lag] = sum;
  }
  // A floor of white noise 40 dB down keeps the poles inside the circle.
  likeness[0] = (likeness[0] ?? 0) * 1.0001 + 1e-9;
  const poles = new Float64Array(order + 1);
  const before = new Float64Array(order + 1);
  poles[0] = 1;
  let error = likeness[0] ?? 0;
  for (let step = 1; step <= order; step++) {
    let sum = likeness[step] ?? 0;
    for (let index = 1; index < step; index++) sum += (poles[index] ?? 0) * (likeness[step - index] ?? 0);
    const reflection = -sum / error;
    before.set(poles);
    for (let index = 1; index < step; index++) {
      poles[index] = (before[index] ?? 0) + reflection * (before[step - index] ?? 0);
    }
    poles[step] = reflection;
    error *= 1 - reflection * reflection;
  }
  return { poles, gain: Math.sqrt(Math.max(error, 1e-12) / frame.length) };
}
