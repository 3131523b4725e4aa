import { atom, type ReadableAtom } from 'nanostores';
import type { MediaItem } from '#core/media.ts';
import { bytesWords } from '#core/size-words.ts';
import { MOST, type Photo, type PressKit } from '#core/tools/press-kit/kit.ts';
import type { OpenDraft } from '../../shell/document/document-desk.store.ts';
import type { PhotoReply } from './photo.worker.ts';

/** Largest file that is opened, in bytes: several times what a good camera writes. */
const MOST_FILE_BYTES = 50_000_000;

export type UploadStep = 'waiting' | 'resizing' | 'sending' | 'failed';
/** How far each step is, of four. */
export const STEP_SHARES: Record<UploadStep, number> = { waiting: 0, resizing: 1, sending: 2, failed: 0 };

export interface Upload {
  key: number;
  /** The draft that it was chosen for. */
  kitId: string;
  name: string;
  step: UploadStep;
  /** Why it failed, for people. */
  reason: string | null;
  /** Whether the same file may come through another time. */
  canRetry: boolean;
}

export interface Uploads {
  $uploads: ReadableAtom<readonly Upload[]>;
  /** Takes files up, one after another. */
  add(files: readonly File[]): void;
  retry(key: number): void;
  dismiss(key: number): void;
}

interface UploadParts {
  resize(file: Blob): Promise<PhotoReply>;
  send(picture: Blob): Promise<MediaItem>;
  /** The draft that lies on the desk. */
  kitHere(): Pick<OpenDraft<PressKit>, 'id' | 'content'> | null;
  /** Puts a photo into the kit that it was chosen for, wherever that is by now. */
  take(photo: Photo, kitId: string): Promise<void>;
  reasonOf(error: unknown): string;
}

const UNREADABLE = 'This browser cannot read it. Choose a JPEG, PNG or WebP';

/** Why a file is not opened, by its name tag alone. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return 'Not a photo. Choose a JPEG, PNG or WebP';
  if (size > MOST_FILE_BYTES) return `It has ${bytesWords(size)}; 50 MB is the most`;
  return null;
}

/** The role that a new photo begins with: one on end is likely a portrait. */
const roleOf = ({ width, height }: MediaItem): Photo['role'] => (height > width * 1.1 ? 'portrait' : 'live');

/** Photos on their way into the kit: made smaller beside the page, then sent in every size. */
export function photoUploads({ resize, send, kitHere, take, reasonOf }: UploadParts): Uploads {
  const $uploads = atom<readonly Upload[]>([]);
  const files = new Map<number, File>();
  let last = 0;
  let isRunning = false;

  const set = (key: number, part: Partial<Upload>): void =>
    $uploads.set($uploads.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const fail = (key: number, reason: string, canRetry: boolean): void =>
    set(key, { step: 'failed', reason, canRetry });
  function drop(key: number): void {
    files.delete(key);
    $uploads.set($uploads.get().filter((upload) => upload.key !== key));
  }

  async function bring({ key, kitId }: Upload, file: File): Promise<void> {
    const here = kitHere();
    if (here?.id === kitId && here.content.photos.length >= MOST.photos)
      return fail(key, `${MOST.photos} photos is the most: remove one first`, true);
    set(key, { step: 'resizing', reason: null });
    const sizes = await resize(file);
    if (!sizes) return fail(key, UNREADABLE, false);
    set(key, { step: 'sending' });
    try {
      const [print, screen, phone] = [
        await send(sizes.print),
        await send(sizes.screen),
        await send(sizes.phone),
      ];
      // Taken away meanwhile.
      if (!files.has(key)) return;
      const photo: Photo = {
        ...{ id: print.id, screenId: screen.id, phoneId: phone.id },
        ...{ width: print.width, height: print.height },
        ...{ role: roleOf(print), focus: { x: 0.5, y: 0.4 }, shows: '', credit: '' },
      };
      await take(photo, kitId);
      drop(key);
    } catch (error) {
      fail(key, reasonOf(error), true);
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = $uploads.get().find(({ step }) => step === 'waiting');
      const file = next && files.get(next.key);
      if (!next || !file) break;
      await bring(next, file);
    }
    isRunning = false;
  }

  return {
    $uploads,
    add(added) {
      const kitId = kitHere()?.id;
      if (kitId === undefined) return;
      const fresh = added.map((file): Upload => {
        const reason = refusalOf(file);
        const key = ++last;
        if (reason === null) files.set(key, file);
        return { key, kitId, name: file.name, step: reason ? 'failed' : 'waiting', reason, canRetry: false };
      });
      $uploads.set([...$uploads.get(), ...fresh]);
      void run();
    },
    retry(key) {
      if (!files.has(key)) return;
      set(key, { step: 'waiting', reason: null });
      void run();
    },
    dismiss: drop,
  };
}
