/** What happens to a file, in order. */
export type Stage = 'reading' | 'decoding' | 'measuring';

/** Told as a file goes on; `share` is how much of the stage is done, from 0 to 1. */
export type OnStage = (stage: Stage, share: number) => void;
