import { Buffer } from 'node:buffer';
import { brandingOf } from '#core/branding.ts';
import { ApiError } from '#core/errors.ts';
import { PAGE_ZIPS, pageFilePath, pagePicturePath, pressKitPath } from '#core/press-kit-page.ts';
import { bytesWords } from '#core/size-words.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import { pressKitSchema } from '#core/tools/press-kit/kit-schema.ts';
import { coverPhoto, firstDay } from '#core/tools/press-kit/kit-words.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { type Download, type HostedPage, hostedPage } from '#core/tools/press-kit/page/hosted-page.ts';
import { headingFontFiles, textFontFiles } from '#core/tools/press-kit/page/page-fonts.ts';
import type { PhotoSource } from '#core/tools/press-kit/page/page-parts.ts';
import {
  currentKit,
  KIT_FILES,
  type PressKitEdits,
  type PressKitOutput,
} from '#core/tools/press-kit/tool.ts';
import { withGigDates } from '#core/tools/press-kit/with-gig-dates.ts';
import { getPublishedKit } from '#db/queries/press-kit-published.ts';
import type { Deps } from '../deps.ts';
import { hashOfToken } from '../link-token.ts';
import type { ShippedFiles } from '../providers/ports.ts';
import { readFontFiles } from '../storage/read-font-files.ts';

/** Where a page was asked for: by everybody's address, or by the link whose address ends with that token. */
export interface Asked {
  slug: string;
  token?: string | undefined;
}

/** The kit that is published there, as it was saved last, with the public gigs of now among its dates. Throws NOT_FOUND, for a link that is not open too. */
export async function readPublished(deps: Pick<Deps, 'db' | 'now'>, { slug, token }: Asked) {
  const now = deps.now();
  const hash = token === undefined ? null : hashOfToken(token);
  const published = await getPublishedKit(deps.db, { slug, now, tokenHash: hash, today: firstDay(now) });
  if (!published) throw new ApiError('NOT_FOUND');
  const { output, edits } = published.generation;
  const stored = currentKit(output as PressKitOutput, edits as PressKitEdits | null);
  // An older schema kept it, perhaps: what that did not know is empty.
  const kit = withGigDates(pressKitSchema.parse(stored), published.gigDates, now);
  return { ...published, kit, branding: brandingOf(kit.look.usesBrandKit ? published.brandKit : null) };
}
export type Published = Awaited<ReturnType<typeof readPublished>>;

/** Bytes of all typefaces of a page: those of its headings come within it, so that they never change their shape. */
const MOST_FONT_BYTES = 48_000;

/** The faces of its headings; none where they are too heavy for a phone, so that all letters of a heading have one face. */
async function fontsOf(
  page: Pick<HostedPage, 'kit' | 'look' | 'greeting'>,
  files: ShippedFiles,
): Promise<Map<string, string>> {
  const fonts = [...(await readFontFiles(files, headingFontFiles(page)))];
  const bytes = fonts.reduce(
    (sum, [, { byteLength }]) => sum + byteLength,
    textFontFiles([page.kit, page.greeting]).bytes,
  );
  if (bytes > MOST_FONT_BYTES) return new Map();
  const dataOf = (bytes: Uint8Array): string =>
    `data:font/woff;base64,${Buffer.from(bytes).toString('base64')}`;
  return new Map(fonts.map(([name, bytes]) => [name, dataOf(bytes)]));
}

function photosOf({ slug, kit, pictures }: Pick<Published, 'slug' | 'kit' | 'pictures'>) {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const sources = kit.photos.flatMap(({ id, screenId, phoneId }): [string, PhotoSource][] => {
    const shown = known.get(screenId) ?? known.get(id);
    if (!shown) return [];
    const smaller = [known.get(phoneId), known.get(screenId)].filter((picture) => picture !== undefined);
    const srcset = smaller.map(({ id, width }) => `${pagePicturePath(slug, id)} ${width}w`).join(', ');
    const print = `${pagePicturePath(slug, id)}?download`;
    return [[id, { src: pagePicturePath(slug, shown.id), ...(smaller.length > 1 && { srcset }), print }]];
  });
  return new Map(sources);
}

/** Bytes of the photos in print size. */
const printBytes = ({ kit, pictures }: Pick<Published, 'kit' | 'pictures'>): number => {
  const prints = new Set(kit.photos.map(({ id }) => id));
  return pictures.filter(({ id }) => prints.has(id)).reduce((sum, { size }) => sum + size, 0);
};

const DOCUMENTS = [
  { file: KIT_FILES.whole, name: 'Press kit', kind: 'PDF' },
  { file: KIT_FILES.onePage, name: 'One-page kit', kind: 'PDF' },
  { file: KIT_FILES.bios, name: 'Bios', kind: 'Text' },
] as const;

function downloadsOf(published: Published): HostedPage['downloads'] {
  const { slug, kit, generation, branding } = published;
  const sizeOf = (name: string): number => generation.files.find((file) => file.name === name)?.size ?? 0;
  const download = (file: string, name: string, kind: string, bytes: number): Download => ({
    ...{ name, kind, href: pageFilePath(slug, file) },
    size: bytes > 0 ? bytesWords(bytes) : '',
  });
  const documents = DOCUMENTS.filter(({ file }) => sizeOf(file) > 0);
  const photoBytes = printBytes(published);
  const all = documents.reduce((sum, { file }) => sum + sizeOf(file), photoBytes);
  const photos = kit.photos.length;
  return {
    all: download(PAGE_ZIPS.all, 'Everything', 'ZIP', all),
    each: [
      ...documents.map(({ file, name, kind }) => download(file, name, kind, sizeOf(file))),
      ...(photos > 0
        ? [
            download(
              PAGE_ZIPS.photos,
              'Photos',
              photos === 1 ? 'Print size' : `${photos}, print size`,
              photoBytes,
            ),
          ]
        : []),
      ...(branding.logo ? [download(PAGE_ZIPS.logos, 'Logos', 'SVG, for dark and light', 0)] : []),
    ],
  };
}

function shareImageOf({ slug, kit, pictures }: Published, publicUrl: string): HostedPage['shareImage'] {
  const cover = coverPhoto(kit.photos);
  const find = (wanted: string) => pictures.find(({ id }) => id === wanted);
  const picture = cover && (find(cover.screenId) ?? find(cover.id));
  if (!picture) return null;
  const { id, width, height } = picture;
  return { url: new URL(pagePicturePath(slug, id), publicUrl).href, width, height };
}

/** The page of a published kit, or the slug that it has moved to. Throws NOT_FOUND. */
export async function renderPage(
  deps: Pick<Deps, 'db' | 'settings' | 'toolPorts' | 'now'>,
  asked: Asked,
): Promise<{ movedTo: string } | { markup: string; style: string }> {
  const published = await readPublished(deps, asked);
  const { slug } = published;
  if (slug !== asked.slug) return { movedTo: slug };
  const { shippedFiles } = deps.toolPorts;
  const { kit, branding } = published;
  const look = lookOf(kit, branding);
  const publicUrl = deps.settings.PUBLIC_URL;
  return hostedPage({
    ...{ kit, look, hasScript: true, madeAt: deps.now(), updatedAt: published.generation.updatedAt },
    currency: published.currency ?? 'EUR',
    logoOn: await logoOnGrounds(branding.logo, (names) => readFontFiles(shippedFiles, names)),
    fonts: await fontsOf({ kit, look, greeting: published.link }, shippedFiles),
    photos: photosOf(published),
    pageUrl: new URL(pressKitPath(slug), publicUrl).href,
    downloads: downloadsOf(published),
    shareImage: shareImageOf(published, publicUrl),
    greeting: published.link,
  });
}
