import type { Stereo } from '#core/music/sound.ts';

/** Peaks from 0 to 255, a column each: the whole band, and what lies below 220 Hz. */
export interface WaveColumns {
  body: readonly number[];
  core: readonly number[];
}

/** Columns of a wave that is drawn over the whole deck. */
export const COLUMNS = 420;

const known = new WeakMap<Stereo, Promise<WaveColumns>>();
let desk: { worker: Worker; waiting: Map<number, PromiseWithResolvers<WaveColumns>> } | null = null;
let count = 0;

function opened(): NonNullable<typeof desk> {
  if (desk) return desk;
  const worker = new Worker(new URL('./wave.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<WaveColumns>>();
  worker.onmessage = ({ data: { id, wave } }: MessageEvent<{ id: number; wave: WaveColumns }>) => {
    waiting.get(id)?.resolve(wave);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The wave was not drawn'));
    desk = null;
  };
  desk = { worker, waiting };
  return desk;
}

/** The wave of a sound, measured beside the page; once for each sound. */
export function measuredWave(sound: Stereo): Promise<WaveColumns> {
  const before = known.get(sound);
  if (before) return before;
  const { worker, waiting } = opened();
  const id = ++count;
  const answer = Promise.withResolvers<WaveColumns>();
  waiting.set(id, answer);
  worker.postMessage({ id, sound, columns: COLUMNS });
  known.set(sound, answer.promise);
  answer.promise.catch(() => known.delete(sound));
  return answer.promise;
}
