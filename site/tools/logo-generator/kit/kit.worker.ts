import { facesForSpec } from '#core/tools/logo-generator/engine/faces.ts';
import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import { loadFaces, TypefaceError } from '#site/lib/load-faces.ts';
import { PixelsError } from '#site/lib/on-canvas.ts';
import type { ZipProgress } from '../../shell/zip.store.ts';
import { anyPng } from './any-png.ts';
import { contentsOf } from './kit-contents.ts';
import { type LogoDrawings, logoDrawings } from './logo-drawings.ts';
import { makeFile } from './make-file.ts';
import { mediaTypeOf } from './media-type.ts';
import type { KitQuestion, KitReply, KitTask, KitTasks, WhichLogo } from './messages.ts';
import { readServed, ServedFileError } from './served.ts';
import { zipKit } from './zip-kit.ts';

/** How far it is, and whether to stop. */
interface Course {
  onProgress: (progress: ZipProgress) => void;
  signal: AbortSignal;
}

type Handlers = {
  [Name in KitTask]: (asks: KitTasks[Name]['asks'], course: Course) => Promise<KitTasks[Name]['answers']>;
};

let last: { key: string; drawings: Promise<LogoDrawings> } | null = null;

async function draw({ spec, artist }: WhichLogo): Promise<LogoDrawings> {
  return logoDrawings(spec, artist, await loadFaces(facesForSpec(spec)));
}

/** Outlines are fitted once for all files of a logo; those of the one before are let go. */
function drawingsOf(which: WhichLogo): Promise<LogoDrawings> {
  const key = JSON.stringify([which.spec, which.artist]);
  if (last?.key === key) return last.drawings;
  const drawings = draw(which);
  last = { key, drawings };
  drawings.catch(() => {
    if (last?.drawings === drawings) last = null;
  });
  return drawings;
}

const HANDLERS: Handlers = {
  contents: async (asks) => contentsOf(await drawingsOf(asks)),
  async file({ path, kit, ...which }) {
    const drawings = await drawingsOf(which);
    const file = kitFiles(drawings.items).find((each) => each.path === path);
    if (!file) throw new Error(`${path} is not in the kit`);
    const bytes = await makeFile({ drawings, kit, madeAt: new Date(), read: readServed }, file);
    return new Blob([bytes], { type: mediaTypeOf(path) });
  },
  png: async ({ lockup, colourWay, width, ...which }) =>
    new Blob([await anyPng(await drawingsOf(which), { lockup, colourWay, width })], { type: 'image/png' }),
  zip: async ({ kit, ...which }, { onProgress, signal }) =>
    zipKit(
      { drawings: await drawingsOf(which), kit, madeAt: new Date(kit.issuedAt), read: readServed },
      onProgress,
      signal,
    ),
};

const underWay = new Map<number, AbortController>();

function reasonOf(error: unknown): string | null {
  const isForPeople =
    error instanceof PixelsError || error instanceof ServedFileError || error instanceof TypefaceError;
  return isForPeople ? error.message : null;
}

async function answer(id: number, task: KitTask, asks: never): Promise<void> {
  const stop = new AbortController();
  underWay.set(id, stop);
  const send = (reply: KitReply): void => postMessage(reply);
  const onProgress = (progress: ZipProgress): void => send({ id, progress });
  try {
    send({ id, answer: await HANDLERS[task](asks, { onProgress, signal: stop.signal }) });
  } catch (error) {
    send({ id, error: { reason: reasonOf(error) } });
  } finally {
    underWay.delete(id);
  }
}

addEventListener('message', ({ data }: MessageEvent<KitQuestion>) => {
  if ('cancel' in data) underWay.get(data.id)?.abort();
  else void answer(data.id, data.task, data.asks as never);
});
