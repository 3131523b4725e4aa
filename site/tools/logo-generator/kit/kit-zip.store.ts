import { zipName } from '#core/tools/logo-generator/kit/kit-items.ts';
import { call } from '#site/lib/api.ts';
import { zipStore } from '../../shell/zip.store.ts';
import { askKit } from './ask-kit.ts';
import type { WhichLogo } from './messages.ts';

/** The logo of the ZIP: as it is now, and where the server finds it. */
export interface ZippedLogo extends WhichLogo {
  generationId: string;
  conceptId: string;
}

/** The brand kit: the server is asked for the licence card first. */
export const kitZip = zipStore<ZippedLogo>(
  async ({ spec, artist, generationId, conceptId }, { onProgress, signal }) => {
    const params = { id: generationId };
    const { kit } = await call('logoKit', { params, query: { concept: conceptId }, signal });
    const file = await askKit('zip', { spec, artist, kit }, { signal, onProgress });
    return { file, name: zipName(artist) };
  },
);
