import type { ColourWay } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { withMaker } from '#core/tools/logo-generator/kit/png-chunks.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { heightAt } from './any-size.ts';
import { pngOf } from './draw-pixels.ts';
import type { LogoDrawings } from './logo-drawings.ts';
import { pictureAt } from './picture-of-file.ts';

/** A lockup with its clear space as a PNG of this width in pixels. Throws PixelsError. */
export async function anyPng(
  drawings: LogoDrawings,
  { lockup, colourWay, width }: { lockup: Lockup; colourWay: ColourWay; width: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = drawings.frames[lockup];
  const look = { lockup, colourWay, room: frame.room };
  return withMaker(await pngOf(pictureAt(drawings, look, { width, height: heightAt(frame, width) })));
}
