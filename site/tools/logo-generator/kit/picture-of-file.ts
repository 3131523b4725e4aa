import { composePicture } from '#core/tools/logo-generator/engine/compose.ts';
import type { Picture } from '#core/tools/logo-generator/engine/picture.ts';
import { pictureOfLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { DrawnFile, Look } from '#core/tools/logo-generator/kit/kit-file.ts';
import type { LogoDrawings } from './logo-drawings.ts';

/** A PDF is drawn in tenths of a millimetre: a banner keeps round numbers, a label its curves. */
const PER_MM = 10;

type Drawn = Pick<LogoDrawings, 'spec' | 'faces'>;

/** A look at a size in pixels. */
export const pictureAt = (
  { spec, faces }: Drawn,
  look: Look,
  size: { width: number; height: number },
): Picture => composePicture({ spec, faces, ...look, ...size });

/** What a drawn file shows. An icon of many sizes is drawn at its largest. */
export function pictureOfFile(drawings: Drawn, look: Look, file: DrawnFile): Picture {
  switch (file.kind) {
    case 'svg':
      return file.isMaster ? pictureOfLogo(drawings.spec, drawings.faces) : pictureAt(drawings, look, file);
    case 'png':
      return pictureAt(drawings, look, file);
    case 'pdf':
      return pictureAt(drawings, look, { width: PER_MM * file.width, height: PER_MM * file.height });
    case 'ico': {
      const side = Math.max(...file.sizes);
      return pictureAt(drawings, look, { width: side, height: side });
    }
  }
}
