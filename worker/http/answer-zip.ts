import { Zip, ZipPassThrough } from 'fflate';
import { ApiError } from '#core/errors.ts';
import { describeError, log } from '../log.ts';

/** A file of a ZIP: its bytes are asked for when its turn comes. */
export interface ZippedFile {
  path: string;
  /** Null where storage does not have it. */
  open(): Promise<ReadableStream<Uint8Array> | null>;
}

/** The bytes of a ZIP whose files are stored as they are, one after another, as fast as they are taken. */
function zipStream(files: readonly ZippedFile[], madeAt: Date): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let out: Uint8Array[] = [];
  let failure: Error | null = null;
  let entry: ZipPassThrough | null = null;
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) out.push(chunk);
  });

  /** Takes the next bytes of the files in; false after the last. */
  async function step(): Promise<boolean> {
    if (reader && entry) {
      const { value, done } = await reader.read();
      entry.push(value ?? new Uint8Array(), done);
      if (done) reader = null;
      return true;
    }
    const next = waiting.shift();
    if (!next) {
      zip.end();
      return false;
    }
    const bytes = await next.open();
    if (!bytes) throw new Error('Storage does not have a file of a ZIP');
    entry = new ZipPassThrough(next.path);
    entry.mtime = madeAt;
    zip.add(entry);
    reader = bytes.getReader();
    return true;
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let goesOn = true;
      try {
        while (goesOn && out.length === 0) goesOn = await step();
        if (failure) throw failure;
      } catch (error) {
        // Its reader gets half a file, and the answer was 200 already: nobody else would hear of it.
        log({ level: 'error', event: 'zip-failed', error: describeError(error) });
        throw error;
      }
      for (const chunk of out) controller.enqueue(chunk);
      out = [];
      if (!goesOn) controller.close();
    },
    async cancel(reason) {
      await reader?.cancel(reason);
    },
  });
}

/** Answers with a ZIP to be saved. Throws NOT_FOUND where there is nothing to pack. */
export function answerZip(
  request: Request,
  { name, files, madeAt }: { name: string; files: readonly ZippedFile[]; madeAt: Date },
): Response {
  if (files.length === 0) throw new ApiError('NOT_FOUND');
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  return new Response(request.method === 'HEAD' ? null : zipStream(files, madeAt), { headers });
}
