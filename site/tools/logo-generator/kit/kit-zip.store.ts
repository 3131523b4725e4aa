import { atom } from 'nanostores';
import { zipName } from '#core/tools/logo-generator/kit/kit-items.ts';
import { call } from '#site/lib/api.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { askKit } from './ask-kit.ts';
import type { KitProgress, WhichLogo } from './messages.ts';

/** The logo of the ZIP: as it is now, and where the server finds it. */
export interface ZippedLogo extends WhichLogo {
  generationId: string;
  conceptId: string;
}

export type KitZip = { of: string } & (
  | { state: 'making'; progress: KitProgress | null }
  | { state: 'done'; file: Blob; name: string }
  | { state: 'failed'; error: unknown }
);

/** The one ZIP that is being made, or was made last: it goes on when its dialog is closed. */
export const $kitZip = atom<KitZip | null>(null);

let stop: AbortController | null = null;

/** Names a logo with all that its files depend on: after a change the ZIP of before is no longer its own. */
export const zipKey = (logo: ZippedLogo): string => JSON.stringify(logo);

/** Makes the ZIP and hands it to the browser's downloads. One that is under way gives way to it. */
export async function makeZip(logo: ZippedLogo): Promise<void> {
  stop?.abort();
  const mine = new AbortController();
  stop = mine;
  const of = zipKey(logo);
  const { spec, artist, generationId, conceptId } = logo;
  const tell = (now: KitZip): void => {
    if (!mine.signal.aborted) $kitZip.set(now);
  };
  tell({ of, state: 'making', progress: null });
  try {
    const { signal } = mine;
    const { kit } = await call('logoKit', {
      params: { id: generationId },
      query: { concept: conceptId },
      signal,
    });
    const onProgress = (progress: KitProgress): void => tell({ of, state: 'making', progress });
    const file = await askKit('zip', { spec, artist, kit }, { signal, onProgress });
    const name = zipName(artist);
    tell({ of, state: 'done', file, name });
    if (!signal.aborted) saveFile(file, name);
  } catch (error) {
    tell({ of, state: 'failed', error });
  }
}

/** Stops what is under way, and forgets what was made. */
export function dropZip(): void {
  stop?.abort();
  stop = null;
  $kitZip.set(null);
}
