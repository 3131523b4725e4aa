import { Buffer } from 'node:buffer';
import { brandingOf } from '#core/branding.ts';
import { ApiError, type FieldError } from '#core/errors.ts';
import type { Image } from '#core/paper/blocks.ts';
import { openFaces } from '#core/paper/faces.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { unprintable } from '#core/paper/unprintable.ts';
import { UnreadableImageError, writePdf } from '#core/paper/write-pdf.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import { biosText } from '#core/tools/press-kit/bios-text.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { coverPhoto } from '#core/tools/press-kit/kit-words.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { coverCard, LIBRARY_CARD } from '#core/tools/press-kit/paper/cover-card.ts';
import { everythingIn, kitPapers } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { KIT_FILES, PICTURE_FILE } from '#core/tools/press-kit/tool.ts';
import { withGigDates } from '#core/tools/press-kit/with-gig-dates.ts';
import type { AccountAssets, AccountPicture, MadeFile, ShippedFiles } from '../../providers/ports.ts';
import { readFontFiles } from '../../storage/read-font-files.ts';

/** All photos of a kit together: they are held in memory while the documents are written. */
const MOST_PHOTO_BYTES = 16 * 1024 * 1024;

const refuse = (fields: FieldError[]) => new ApiError('INVALID_INPUT', undefined, { fields });

const at = (prefix: string, path: string): string => (prefix ? `${prefix}.${path}` : path);

/** The size of a photo that documents are made from. */
const shownId = ({ id, screenId }: PressKit['photos'][number]): string => screenId || id;

const NOT_JPEG = 'A photo of a press kit has to be JPEG';
const NOT_THERE = 'This picture is not there any more. Upload it again';

type Known = Awaited<ReturnType<AccountAssets['read']>>['known'];

/** Every photo as the documents embed it. Throws INVALID_INPUT for one that the account has not, that is no JPEG, or that has another size. */
function imagesOf(
  kit: PressKit,
  { pictures, known }: { pictures: ReadonlyMap<string, AccountPicture>; known: Known },
  prefix: string,
): Map<string, Image> {
  const fields: FieldError[] = [];
  const images = new Map<string, Image>();
  for (const [index, photo] of kit.photos.entries()) {
    const picture = pictures.get(shownId(photo));
    const print = known.get(photo.id);
    const refuseField = (field: keyof typeof photo, reason: string): number =>
      fields.push({ path: at(prefix, `photos.${index}.${field}`), reason });
    if (!print || !picture) refuseField(print ? 'screenId' : 'id', NOT_THERE);
    else if (print.type !== 'image/jpeg') refuseField('id', NOT_JPEG);
    else if (picture.type !== 'image/jpeg') refuseField('screenId', NOT_JPEG);
    else if (photo.phoneId && known.get(photo.phoneId)?.type !== 'image/jpeg')
      refuseField('phoneId', known.has(photo.phoneId) ? NOT_JPEG : NOT_THERE);
    else if (print.width !== photo.width || print.height !== photo.height)
      refuseField('width', `This picture is ${print.width} × ${print.height} pixels`);
    else images.set(photo.id, picture);
  }
  if (fields.length > 0) throw refuse(fields);
  return images;
}

/** Bytes of a photo that the picture of a kit holds; it does without one that is larger. */
const MOST_PICTURE_BYTES = 1024 * 1024;

/** The picture that stands for the kit: its cover, as a drawing that needs no other file. */
function pictureOf(parts: KitParts, fonts: ReadonlyMap<string, Uint8Array>): MadeFile {
  const { kit } = parts;
  const cover = coverPhoto(kit.photos);
  const image = cover && parts.images.get(cover.id);
  const isSmall = image && image.bytes.length <= MOST_PICTURE_BYTES;
  const images = new Map(isSmall ? [[cover.id, image]] : []);
  const svg = pageSvg(coverCard({ ...parts, images }, LIBRARY_CARD, fonts), {
    page: 0,
    label: `${kit.artistName} press kit`,
    id: 'cover',
    urlOf: ({ bytes }) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`,
    outlines: openFaces(fonts),
  });
  return { name: PICTURE_FILE, type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) };
}

/**
 * The documents of a kit, with the public gigs of now among its dates. Throws INVALID_INPUT, with paths under `prefix`, where a photo cannot be used, or a character
 * is in none of our typefaces: that is known before any document is begun.
 */
export async function makeKit(
  typed: PressKit,
  { shippedFiles, assets, madeAt }: { shippedFiles: ShippedFiles; assets: AccountAssets; madeAt: Date },
  prefix = '',
): Promise<{ files: MadeFile[]; pages: number }> {
  const { brandKit, gigDates, pageUrl, ...pictures } = await assets.read({
    ids: typed.photos.map(shownId),
    beside: typed.photos.flatMap(({ id, screenId, phoneId }) => [
      ...(screenId ? [id] : []),
      ...(phoneId ? [phoneId] : []),
    ]),
    mostBytes: MOST_PHOTO_BYTES,
    path: at(prefix, 'photos'),
  });
  const kit = withGigDates(typed, gigDates, madeAt);
  const branding = brandingOf(kit.look.usesBrandKit ? brandKit : null);
  const parts: KitParts = {
    kit,
    look: lookOf(kit, branding),
    logoOn: await logoOnGrounds(branding.logo, (names) => readFontFiles(shippedFiles, names)),
    images: imagesOf(kit, pictures, prefix),
    pageUrl,
    madeAt,
  };
  const everything = everythingIn(parts);
  const problem = unprintable(kit, everything, 'artistName');
  if (problem) throw refuse([{ ...problem, path: at(prefix, problem.path) }]);
  const fonts = await readFontFiles(shippedFiles, neededFiles(everything));
  const { whole, onePage } = kitPapers(parts, fonts);
  const damaged = ({ image }: UnreadableImageError): FieldError => {
    const index = kit.photos.findIndex(({ id }) => parts.images.get(id)?.bytes === image.bytes);
    return { path: at(prefix, `photos.${index}.id`), reason: 'This picture is damaged. Upload it again' };
  };
  const pdf = async (name: string, { paper, laidOut }: typeof whole): Promise<MadeFile> => ({
    name,
    type: 'application/pdf',
    bytes: await writePdf(paper, laidOut, fonts).catch((error) => {
      throw error instanceof UnreadableImageError ? refuse([damaged(error)]) : error;
    }),
  });
  return {
    files: [
      await pdf(KIT_FILES.whole, whole),
      await pdf(KIT_FILES.onePage, onePage),
      { name: KIT_FILES.bios, type: 'text/plain', bytes: new TextEncoder().encode(biosText(kit)) },
      pictureOf(parts, fonts),
    ],
    pages: whole.laidOut.pages.length,
  };
}
