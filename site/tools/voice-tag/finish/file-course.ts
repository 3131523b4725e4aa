import type { OnStage } from '../take.ts';

/** Where the stages of making files are told, and what calls it off. */
export interface FileCourse {
  signal: AbortSignal;
  onStage: OnStage;
}
