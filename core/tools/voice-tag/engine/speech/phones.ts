/** A speech sound by its CMU name (`pau` is silence) and when it ends, in seconds from the first sample. */
export interface Phone {
  name: string;
  until: number;
}

/** The silence of the engine. */
export const PAUSE = 'pau';

/** What `-psdur` prints: `pau:0.140 d:0.240 …`. */
export const readPhones = (printed: string): Phone[] =>
  [...printed.matchAll(/(\S+):([\d.]+)/g)].map(([, name = PAUSE, until]) => ({ name, until: Number(until) }));
