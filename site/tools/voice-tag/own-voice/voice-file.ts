import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { RecordingShape } from './shape-recording.ts';
import type { Span } from './sound-span.ts';

export type Asked =
  | { task: 'look'; sound: Mono; columns: number }
  | { task: 'shape'; sound: Mono; shape: RecordingShape; columns: number };

/** The picture of a recording, from 0 to 1 a column, and where it is not silent. */
export interface Looked {
  peaks: number[];
  heard: Span;
}

/** What is kept of a recording: a 44.1 kHz 16-bit WAV file, its picture, and whether there was anything to hear. */
export interface Shaped {
  wav: ArrayBuffer;
  peaks: number[];
  isSilent: boolean;
}

let worker: Worker | null = null;
let last = 0;

/** Looks at a recording beside the page. Throws where the worker broke. */
export function lookAt(sound: Mono, columns: number): Promise<Looked> {
  return ask({ task: 'look', sound, columns }, []);
}

/** Cuts, gates and levels a recording and writes its file, beside the page. Throws where the worker broke. */
export function shaped(sound: Mono, span: Span, shape: RecordingShape, columns: number): Promise<Shaped> {
  const part = sound.slice(Math.round(span.from * SAMPLE_RATE), Math.round(span.until * SAMPLE_RATE));
  return ask({ task: 'shape', sound: part, shape, columns }, [part.buffer]);
}

function ask<Answer>(asked: Asked, transfer: Transferable[]): Promise<Answer> {
  worker ??= new Worker(new URL('./voice-file.worker.ts', import.meta.url), { type: 'module' });
  const mine = worker;
  const id = ++last;
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const settle = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      if (data.id !== id) return;
      over.abort();
      resolve(data.answer);
    };
    const fail = () => {
      over.abort();
      mine.terminate();
      if (worker === mine) worker = null;
      reject(new Error('The recording could not be prepared'));
    };
    mine.addEventListener('message', settle, { signal });
    mine.addEventListener('error', fail, { signal });
    mine.postMessage({ ...asked, id }, transfer);
  });
}
