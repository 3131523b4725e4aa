import { useCallback } from 'react';
import type { KitFile } from '#core/tools/logo-generator/kit/kit-file.ts';
import { call } from '#site/lib/api.ts';
import { askKit } from './ask-kit.ts';
import type { ZippedLogo } from './kit-zip.store.ts';

export type MakeKitFile = (file: KitFile, signal: AbortSignal) => Promise<Blob>;

/** Makes the files of a logo one by one. What the licence card says is asked for with it. */
export function useKitFiles({ spec, artist, generationId, conceptId }: ZippedLogo): MakeKitFile {
  return useCallback(
    async (file, signal) => {
      const needsKit = file.kind === 'written' && file.written === 'licence-card';
      const asked = { params: { id: generationId }, query: { concept: conceptId }, signal };
      const kit = needsKit ? (await call('logoKit', asked)).kit : null;
      return askKit('file', { spec, artist, path: file.path, kit }, { signal });
    },
    [spec, artist, generationId, conceptId],
  );
}
