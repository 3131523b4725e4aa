import { atom, type ReadableAtom } from 'nanostores';
import type { FieldError } from '#core/errors.ts';
import { fontFamilyOf } from '#core/paper/page-svg.ts';

/** Why the pages of a document could not be laid out. */
export type PageProblem =
  /** Letters that no typeface has, and the field where they stand. */
  | { state: 'refused'; problem: FieldError }
  /** `reason` is for people, and null where something broke that they cannot mend. */
  | { state: 'failed'; reason: string | null };

/** What a worker answers that lays out pages. */
export type PageReply<Pages> = ({ state: 'ready' } & Pages) | PageProblem;

export interface Preview<Pages> {
  /** The last pages that could be laid out. */
  pages: Pages | null;
  /** What stands in the way of newer ones. */
  problem: PageProblem | null;
  isDrawing: boolean;
}

export interface PagePreview<Ask, Pages> {
  $preview: ReadableAtom<Preview<Pages>>;
  /** Lays a document out beside the page. Of those that come while one is under way the newest is next. */
  draw(ask: Ask): void;
}

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

/**
 * A document as it will be printed.
 * @param open opens the worker of the tool, which answers each ask with one `PageReply`; `files` are the font files of its pages
 */
export function pagePreview<Ask, Pages extends { files: readonly string[] }>(
  open: () => Worker,
): PagePreview<Ask, Pages> {
  const $preview = atom<Preview<Pages>>({ pages: null, problem: null, isDrawing: false });
  let worker: Worker | null = null;
  /** The newest that was asked for while another was being laid out. */
  let next: Ask | null = null;
  let isBusy = false;

  async function take(reply: PageReply<Pages>): Promise<void> {
    if (reply.state === 'ready') {
      await loadFaces(reply.files);
      $preview.set({ pages: reply, problem: null, isDrawing: next !== null });
    } else $preview.set({ ...$preview.get(), problem: reply, isDrawing: next !== null });
    isBusy = false;
    if (next) draw(next);
  }

  function openWorker(): Worker {
    const opened = open();
    opened.addEventListener('message', ({ data }: MessageEvent<PageReply<Pages>>) => void take(data));
    opened.addEventListener('error', () => {
      opened.terminate();
      worker = null;
      void take({ state: 'failed', reason: null });
    });
    return opened;
  }

  function draw(ask: Ask): void {
    next = null;
    if (isBusy) {
      next = ask;
      return;
    }
    isBusy = true;
    $preview.set({ ...$preview.get(), isDrawing: true });
    worker ??= openWorker();
    worker.postMessage(ask);
  }

  return { $preview, draw };
}
