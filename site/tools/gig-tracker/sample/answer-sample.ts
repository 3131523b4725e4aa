import type { TrackerEndpoint } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { answersOf } from '../offline/copy-answers.ts';
import { beginSample } from './begin-sample.ts';
import { copyOf } from './sample-data.ts';

/** Begins a sample, and answers what answers all calls from it: nothing is sent, and nothing is kept. */
export function newSample(now: Date): (name: TrackerEndpoint, input: object) => Promise<unknown> {
  const data = beginSample(now);
  const off = async () => ({ url: null });
  const reads = { ...answersOf(copyOf(data)), calendar: off, closeCalendar: off };
  return async (name, input) => {
    const read = (reads as Partial<Record<TrackerEndpoint, (input: object) => Promise<unknown>>>)[name];
    // Nobody needs it who only looks.
    if (!read) return (await import('./write-sample.ts')).writeSample(data, name, input);
    const reply = await read(input);
    if (reply === undefined) throw new ApiError('NOT_FOUND');
    return reply;
  };
}
