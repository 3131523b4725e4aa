import { ApiError } from '#core/errors.ts';
import { artworkSvg } from '#core/paper/artwork-svg.ts';
import { PAGE_ZIPS } from '#core/press-kit-page.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import { artistSlug, creditsText, photoPath } from '#core/tools/press-kit/photo-files.ts';
import { KIT_FILES } from '#core/tools/press-kit/tool.ts';
import { getPublishedPicture } from '#db/queries/press-kit-published.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';
import { readFontFiles } from '../storage/read-font-files.ts';
import { type Published, readPublished } from './render-page.ts';

type FileDeps = Pick<Deps, 'db' | 'media' | 'toolPorts' | 'now'>;

/** A picture of the kit that is published there; under its id it never has other bytes. Throws NOT_FOUND. */
export async function readPicture(deps: FileDeps, named: { slug: string; id: string }) {
  const picture = await getPublishedPicture(deps.db, { ...named, now: deps.now() });
  if (!picture) throw new ApiError('NOT_FOUND');
  const { at, role, ...file } = picture;
  return openable(deps, { ...file, name: `${named.slug}-${at + 1}-${role}.jpg` });
}

/** Grounds that a logo is put on by others. */
const GROUNDS = { dark: '#0B0B0D', light: '#FFFFFF' } as const;

const bytesOf = (text: string) => async () => new Blob([text]).stream() as ReadableStream<Uint8Array>;

async function logoFiles(deps: FileDeps, { kit, branding }: Published) {
  const logoOn = await logoOnGrounds(branding.logo, (names) =>
    readFontFiles(deps.toolPorts.shippedFiles, names),
  );
  return Object.entries(GROUNDS).flatMap(([name, ground]) => {
    const logo = logoOn(ground);
    if (!logo) return [];
    const svg = artworkSvg(logo, { id: 'logo', name: `${kit.artistName} logo` }).source;
    return [{ path: `logos/${artistSlug(kit)}-logo-for-${name}.svg`, open: bytesOf(svg) }];
  });
}

function photoFiles(deps: FileDeps, { kit, pictures }: Published) {
  if (kit.photos.length === 0) return [];
  const keys = new Map(pictures.map(({ id, mediaKey }) => [id, mediaKey]));
  const prints = kit.photos.flatMap(({ id }, at) => {
    const key = keys.get(id);
    const open = async () => (key && (await deps.media.get(key))?.body) || null;
    return key ? [{ path: photoPath(kit, at), open }] : [];
  });
  return [...prints, { path: 'photos/credits.txt', open: bytesOf(creditsText(kit)) }];
}

function documentFiles(deps: FileDeps, { generation }: Published) {
  const names: readonly string[] = Object.values(KIT_FILES);
  return generation.files
    .filter(({ name }) => names.includes(name))
    .map((file) => ({ path: file.name, open: () => openable(deps, file).open() }));
}

async function zipOf(deps: FileDeps, published: Published, name: string) {
  if (name === PAGE_ZIPS.photos) return photoFiles(deps, published);
  if (name === PAGE_ZIPS.logos) return logoFiles(deps, published);
  return [
    ...documentFiles(deps, published),
    ...(await logoFiles(deps, published)),
    ...photoFiles(deps, published),
  ];
}

/** A document of the kit that is published there, or what one of its ZIPs holds. Throws NOT_FOUND. */
export async function readPageFile(deps: FileDeps, { slug, name }: { slug: string; name: string }) {
  const published = await readPublished(deps, { slug });
  const { kit, generation } = published;
  const savedAs = `${artistSlug(kit)}-${name}`;
  if (Object.values<string>(PAGE_ZIPS).includes(name)) {
    const files = await zipOf(deps, published, name);
    return { zip: { name: savedAs, files, madeAt: generation.updatedAt } };
  }
  const file = generation.files.find((each) => each.name === name);
  if (!file || !Object.values<string>(KIT_FILES).includes(name)) throw new ApiError('NOT_FOUND');
  return { file: openable(deps, { ...file, name: savedAs }) };
}
