import { atom } from 'nanostores';
import { fontFamilyOf } from '#core/paper/page-svg.ts';
import type { PreviewAsk, PreviewPages, PreviewReply } from './messages.ts';

export interface Preview {
  /** The last pages that could be laid out. */
  pages: PreviewPages | null;
  /** What stands in the way of newer ones. */
  problem: Exclude<PreviewReply, { state: 'ready' }> | null;
  isDrawing: boolean;
}

/** The kit as it will be printed. */
export const $preview = atom<Preview>({ pages: null, problem: null, isDrawing: false });

let worker: Worker | null = null;
/** The newest kit that was asked for while another was being laid out. */
let next: PreviewAsk | null = null;
let isBusy = false;

/** Fonts of the pages, as the browser sets them; a file that does not come leaves the page in another face. */
async function loadFaces(files: readonly string[]): Promise<void> {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  const fresh = files.filter((file) => !known.has(fontFamilyOf(file)));
  await Promise.allSettled(
    fresh.map(async (file) => {
      const face = new FontFace(fontFamilyOf(file), `url(/fonts/logo/${file})`);
      document.fonts.add(await face.load());
    }),
  );
}

async function take(reply: PreviewReply): Promise<void> {
  if (reply.state === 'ready') {
    await loadFaces(reply.files);
    $preview.set({ pages: reply, problem: null, isDrawing: next !== null });
  } else $preview.set({ ...$preview.get(), problem: reply, isDrawing: next !== null });
  isBusy = false;
  if (next) drawKit(next);
}

function open(): Worker {
  const opened = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) => void take(data));
  opened.addEventListener('error', () => {
    opened.terminate();
    worker = null;
    void take({ state: 'failed', reason: null });
  });
  return opened;
}

/** Lays a kit out beside the page. Of those that come while one is under way the newest is next. */
export function drawKit(ask: PreviewAsk): void {
  next = null;
  if (isBusy) {
    next = ask;
    return;
  }
  isBusy = true;
  $preview.set({ ...$preview.get(), isDrawing: true });
  worker ??= open();
  worker.postMessage(ask);
}
