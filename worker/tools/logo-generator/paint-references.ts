import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import { promptForReference } from '#core/tools/logo-generator/direction.ts';
import type { ImageModel, MadeFile } from '../../providers/ports.ts';

const PICTURES = 2;

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

export interface Painted {
  files: MadeFile[];
  unanswered: 'image'[];
}

/** Asks the image model, where there is one, for pictures to look at. A logo never waits for them in vain. */
export async function paintReferences(brief: LogoBrief, image: ImageModel | null): Promise<Painted> {
  if (!image) return { files: [], unanswered: [] };
  const pictures = await image.paint({ prompt: promptForReference(brief), count: PICTURES }).catch(() => []);
  const files = pictures.map(({ type, bytes }, index) => ({
    name: `reference-${index + 1}.${ENDINGS[type]}`,
    type,
    bytes,
  }));
  return { files, unanswered: files.length === 0 ? ['image'] : [] };
}
