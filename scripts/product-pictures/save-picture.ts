import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What a page may spend on one picture, in bytes. */
const HEAVIEST = 60_000;
const BEST = 78;
const WORST = 50;
/** What opens over a page at its natural size leaves room for the page beside it, in pixels. */
const WIDEST = 1280;
/** The other width that site/lib/ProductPicture.astro offers. */
const SMALL = 640;
const SMALL_QUALITY = 68;

const webp = (png: Buffer, quality: number, width?: number) =>
  sharp(png).resize({ width }).webp({ quality, effort: 6, smartSubsample: true });

/** Writes `<id>.webp` as good as its weight allows, and `<id>-640.webp` unless it is for phones anyway. Throws where it is too heavy at any quality. */
export async function savePicture(folder: string, id: string, png: Buffer) {
  const { width = WIDEST } = await sharp(png).metadata();
  for (let quality = BEST; quality >= WORST; quality -= 4) {
    const { data, info } = await webp(png, quality, Math.min(width, WIDEST)).toBuffer({
      resolveWithObject: true,
    });
    if (data.length > HEAVIEST) continue;
    await writeFile(join(folder, `${id}.webp`), data);
    if (!id.endsWith('-narrow')) await webp(png, SMALL_QUALITY, SMALL).toFile(join(folder, `${id}-640.webp`));
    return { width: info.width, height: info.height, bytes: data.length };
  }
  throw new Error(`${id} is heavier than ${HEAVIEST} bytes: take a smaller part of the screen`);
}

/** Writes a picture of the README, one pixel to one of CSS. */
export async function saveReadmePicture(file: string, png: Buffer, width: number): Promise<void> {
  await sharp(png).resize({ width }).png({ palette: true, effort: 10 }).toFile(file);
}
