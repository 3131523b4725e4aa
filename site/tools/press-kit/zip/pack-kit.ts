import { strToU8 } from 'fflate';
import { asciiSlug } from '#core/ascii-slug.ts';
import { mediaUrl } from '#core/media.ts';
import type { Artwork } from '#core/paper/blocks.ts';
import { fontFamilyOf } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';
import { coverPhoto } from '#core/tools/press-kit/kit-words.ts';
import { kitPage } from '#core/tools/press-kit/page/kit-page.ts';
import { logoSvg } from '#core/tools/press-kit/page/logo-svg.ts';
import { coverCard, SHARE_CARD } from '#core/tools/press-kit/paper/cover-card.ts';
import { everythingIn } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { CROPS, creditsText, cropOf, cropPath, photoPath } from '#core/tools/press-kit/photo-files.ts';
import { loadFontFiles } from '#site/lib/load-faces.ts';
import { pictureFile } from './canvas.ts';
import type { ZipAsk } from './messages.ts';
import { paintOf, paintPage } from './paint-page.ts';

/** Something of the kit did not come; the message says what. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

const PATIENCE_MS = 60_000;

async function read(url: string, what: string): Promise<Blob> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!reply.ok) throw new Error(`${reply.status} for ${url}`);
    return await reply.blob();
  } catch (cause) {
    throw new MissingFileError(`${what} did not load. Check your connection, then try again.`, { cause });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A file of the ZIP that is made when its turn comes. */
interface PlannedFile {
  path: string;
  make: () => Promise<Bytes>;
}

/** The photo in the size of a screen. */
const readScreen = ({ id, screenId }: Photo, at: number): Promise<Blob> =>
  read(mediaUrl(screenId || id), `Photo ${at + 1}`);

async function page(parts: KitParts): Promise<Bytes> {
  const { kit, look, logoOn, pageUrl, madeAt } = parts;
  const photos = new Map<string, string>();
  for (const [at, photo] of kit.photos.entries())
    photos.set(photo.id, await dataUrl(await readScreen(photo, at)));
  const fonts = new Map<string, string>();
  for (const [file, bytes] of await loadFontFiles(neededFiles(everythingIn(parts))))
    fonts.set(file, await dataUrl(new Blob([bytes as Bytes], { type: 'font/woff' })));
  return strToU8(kitPage({ kit, look, logoOn, photos, fonts, pageUrl, madeAt })) as Bytes;
}

async function card(parts: KitParts): Promise<Bytes> {
  const files = await loadFontFiles(neededFiles(everythingIn(parts)));
  const { pages, width } = coverCard(parts, SHARE_CARD, files);
  const items = pages[0] ?? [];
  const fonts = (self as unknown as { fonts: FontFaceSet }).fonts;
  for (const file of new Set(items.flatMap((item) => (item.kind === 'text' ? [item.file] : [])))) {
    const face = new FontFace(fontFamilyOf(file), (files.get(file) as Bytes).buffer);
    fonts.add(await face.load());
  }
  const cover = coverPhoto(parts.kit.photos);
  const picture =
    cover && (await createImageBitmap(await readScreen(cover, parts.kit.photos.indexOf(cover))));
  return pictureFile(SHARE_CARD, 'image/png', (context) => {
    context.scale(SHARE_CARD.width / width, SHARE_CARD.width / width);
    paintPage(context, items, () => picture as ImageBitmap);
    picture?.close();
  });
}

function photoFiles({ kit }: KitParts): PlannedFile[] {
  let last: { id: string; blob: Promise<Blob> } | null = null;
  const readPrint = ({ id }: Photo, at: number): Promise<Blob> => {
    if (last?.id !== id) last = { id, blob: read(mediaUrl(id), `Photo ${at + 1}`) };
    return last.blob;
  };
  return kit.photos.flatMap((photo, at) => [
    { path: photoPath(kit, at), make: async () => bytesOf(await readPrint(photo, at)) },
    ...CROPS.map((crop) => ({
      path: cropPath(kit, at, crop),
      async make() {
        const source = await createImageBitmap(await readPrint(photo, at));
        const { width, height } = source;
        const { from, ...size } = cropOf({ width, height, focus: photo.focus }, crop);
        return pictureFile(size, 'image/jpeg', (context) => {
          context.imageSmoothingQuality = 'high';
          context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, size.width, size.height);
          source.close();
        });
      },
    })),
  ]);
}

/** Grounds that a logo is put on by others. */
const GROUNDS = { dark: '#0B0B0D', light: '#FFFFFF' } as const;
const LOGO_SIDE = 2000;

function logoPng({ layers, viewBox: [x, y, width, height] }: Artwork): Promise<Bytes> {
  const scale = LOGO_SIDE / Math.max(width, height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return pictureFile(size, 'image/png', (context) => {
    context.scale(scale, scale);
    context.translate(-x, -y);
    for (const { d, fill } of layers) {
      context.fillStyle = paintOf(context, fill);
      context.fill(new Path2D(d), 'evenodd');
    }
  });
}

function logoFiles({ kit, logoOn }: KitParts): PlannedFile[] {
  const slug = asciiSlug(kit.artistName, 'artist');
  return Object.entries(GROUNDS).flatMap(([name, ground]) => {
    const logo = logoOn(ground);
    if (!logo) return [];
    const stem = `logos/${slug}-logo-for-${name}`;
    const svg = logoSvg(logo, { id: 'logo', name: `${kit.artistName} logo` }).source;
    return [
      { path: `${stem}.svg`, make: async () => strToU8(svg) as Bytes },
      { path: `${stem}.png`, make: () => logoPng(logo) },
    ];
  });
}

/** Everything of a kit, in the order in which it is made. Their makers throw MissingFileError, TypefaceError and CanvasError. */
export function plannedFiles(parts: KitParts, files: ZipAsk['files']): PlannedFile[] {
  const { kit } = parts;
  return [
    ...files.map(({ path, url }) => ({ path, make: async () => bytesOf(await read(url, path)) })),
    { path: 'press-kit.html', make: () => page(parts) },
    { path: 'share-card.png', make: () => card(parts) },
    ...logoFiles(parts),
    ...(kit.photos.length > 0
      ? [{ path: 'photos/credits.txt', make: async () => strToU8(creditsText(kit)) as Bytes }]
      : []),
    ...photoFiles(parts),
  ];
}
