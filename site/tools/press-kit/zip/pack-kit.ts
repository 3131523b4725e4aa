import { strToU8 } from 'fflate';
import { mediaUrl } from '#core/media.ts';
import { artworkSvg } from '#core/paper/artwork-svg.ts';
import type { Artwork } from '#core/paper/blocks.ts';
import { fontFamilyOf } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';
import { coverPhoto } from '#core/tools/press-kit/kit-words.ts';
import { kitPage } from '#core/tools/press-kit/page/kit-page.ts';
import { pageFontFiles } from '#core/tools/press-kit/page/page-fonts.ts';
import type { PhotoSource } from '#core/tools/press-kit/page/page-parts.ts';
import { coverCard, SHARE_CARD } from '#core/tools/press-kit/paper/cover-card.ts';
import { everythingIn } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import {
  artistSlug,
  CROPS,
  creditsText,
  cropOf,
  cropPath,
  photoPath,
} from '#core/tools/press-kit/photo-files.ts';
import { loadFontFiles } from '#site/lib/load-faces.ts';
import { onCanvas, packCanvas } from '#site/lib/on-canvas.ts';
import type { ZipAsk } from './messages.ts';
import { paintPage } from './paint-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Something of the kit cannot be packed; the message says what, and what helps. */
export class KitFileError extends Error {
  override readonly name = 'KitFileError';
}

/** A print photo of 8 MB over a slow line. */
const PATIENCE_MS = 5 * 60_000;

async function read(url: string, what: string): Promise<Blob> {
  let reply: Response;
  try {
    reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (reply.ok) return await reply.blob();
  } catch (cause) {
    throw new KitFileError(`${what} did not load. Check your connection, then try again.`, { cause });
  }
  if (reply.status === 401) throw new KitFileError('You are signed out. Sign in, then try again.');
  if (reply.status === 404)
    throw new KitFileError(`${what} is not there any more. Update the files, then try again.`);
  throw new KitFileError(`${what} did not load: our server is busy. Try again in a moment.`);
}

async function decode(photo: Blob, what: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo);
  } catch (cause) {
    throw new KitFileError(`${what} cannot be opened. Upload it again, or close other tabs.`, { cause });
  }
}

const pictureFile = (
  size: { width: number; height: number },
  type: 'image/png' | 'image/jpeg',
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Bytes> => onCanvas(size, paint, (canvas) => packCanvas(canvas, type));

const nameOf = (at: number): string => `Photo ${at + 1}`;

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
  read(mediaUrl(screenId || id), nameOf(at));

async function page(parts: KitParts): Promise<Bytes> {
  const { kit, look, logoOn, pageUrl, madeAt } = parts;
  const photos = new Map<string, PhotoSource>();
  for (const [at, photo] of kit.photos.entries())
    photos.set(photo.id, { src: await dataUrl(await readScreen(photo, at)) });
  const fonts = new Map<string, string>();
  for (const [file, bytes] of await loadFontFiles(pageFontFiles(parts)))
    fonts.set(file, await dataUrl(new Blob([bytes as Bytes], { type: 'font/woff' })));
  return strToU8(kitPage({ kit, look, logoOn, photos, fonts, pageUrl, hasScript: false, madeAt })) as Bytes;
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
  const { photos } = parts.kit;
  const cover = coverPhoto(photos);
  const at = cover ? photos.indexOf(cover) : 0;
  const picture = cover && (await decode(await readScreen(cover, at), nameOf(at)));
  const image = cover && parts.images.get(cover.id);
  const pictures = new Map(image && picture ? [[image, picture]] : []);
  return pictureFile(SHARE_CARD, 'image/png', (context) => {
    context.scale(SHARE_CARD.width / width, SHARE_CARD.width / width);
    paintPage(context, items, pictures);
    picture?.close();
  });
}

function photoFiles({ kit }: KitParts): PlannedFile[] {
  return kit.photos.flatMap((photo, at) => {
    let print: Promise<Blob> | null = null;
    let source: Promise<ImageBitmap> | null = null;
    const readPrint = (): Promise<Blob> => {
      print ??= read(mediaUrl(photo.id), nameOf(at));
      return print;
    };
    const crops = CROPS.map((crop, index) => ({
      path: cropPath(kit, at, crop),
      async make(): Promise<Bytes> {
        source ??= readPrint().then((blob) => decode(blob, nameOf(at)));
        const picture = await source;
        const { width, height } = picture;
        const { from, ...size } = cropOf({ width, height, focus: photo.focus }, crop);
        const made = await pictureFile(size, 'image/jpeg', (context) => {
          context.imageSmoothingQuality = 'high';
          context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, size.width, size.height);
        });
        if (index < CROPS.length - 1) return made;
        // The next photo has the memory.
        picture.close();
        [print, source] = [null, null];
        return made;
      },
    }));
    return [{ path: photoPath(kit, at), make: async () => bytesOf(await readPrint()) }, ...crops];
  });
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
    const shapes = layers.map((layer) => ({ ...layer, kind: 'shape', page: 0 }) as const);
    paintPage(context, shapes, new Map());
  });
}

function logoFiles({ kit, logoOn }: KitParts): PlannedFile[] {
  const slug = artistSlug(kit);
  return Object.entries(GROUNDS).flatMap(([name, ground]) => {
    const logo = logoOn(ground);
    if (!logo) return [];
    const stem = `logos/${slug}-logo-for-${name}`;
    const svg = artworkSvg(logo, { id: 'logo', name: `${kit.artistName} logo` }).source;
    return [
      { path: `${stem}.svg`, make: async () => strToU8(svg) as Bytes },
      { path: `${stem}.png`, make: () => logoPng(logo) },
    ];
  });
}

/** Everything of a kit, in the order in which it is made. Their makers throw KitFileError, TypefaceError and PixelsError. */
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
