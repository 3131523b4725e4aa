import { asciiSlug } from '#core/ascii-slug.ts';
import { coverBox } from '#core/paper/cover-box.ts';
import { PHOTO_ROLES, type Photo, type PressKit } from './kit.ts';

/** The crops that press asks for: name, and pixels of the file. field: poster-ready pack */
export const CROPS = [
  { name: '1:1', width: 1080, height: 1080 },
  { name: '4:5', width: 1080, height: 1350 },
  { name: '16:9', width: 1920, height: 1080 },
  { name: '9:16', width: 1080, height: 1920 },
] as const;
export type Crop = (typeof CROPS)[number];

type Sized = Pick<Photo, 'width' | 'height' | 'focus'>;

/** What a crop takes of a photo, in its pixels, and the size that it has then: never larger than what it takes. */
export function cropOf(
  photo: Sized,
  crop: { width: number; height: number },
): { from: { x: number; y: number; width: number; height: number }; width: number; height: number } {
  const placed = coverBox(photo, crop, photo.focus);
  const scale = placed.width / photo.width;
  const shrunk = Math.max(1, scale);
  return {
    from: {
      x: Math.abs(placed.x / scale),
      y: Math.abs(placed.y / scale),
      width: crop.width / scale,
      height: crop.height / scale,
    },
    width: Math.max(1, Math.round(crop.width / shrunk)),
    height: Math.max(1, Math.round(crop.height / shrunk)),
  };
}

/** The name of the artist in the names of files. */
export const artistSlug = ({ artistName }: Pick<PressKit, 'artistName'>): string =>
  asciiSlug(artistName, 'artist');

const stemOf = (photos: readonly Photo[], at: number): string =>
  `${String(at + 1).padStart(2, '0')}-${photos[at]?.role ?? 'photo'}`;

/** Where a photo of the kit lies in its ZIP, in print size: `photos/01-live.jpg`. */
export const photoPath = ({ photos }: Pick<PressKit, 'photos'>, at: number): string =>
  `photos/${stemOf(photos, at)}.jpg`;

/** Where one of its crops lies: `photos/crops/01-live-4x5.jpg`. */
export const cropPath = ({ photos }: Pick<PressKit, 'photos'>, at: number, { name }: Crop): string =>
  `photos/crops/${stemOf(photos, at)}-${name.replace(':', 'x')}.jpg`;

/** What each photo shows, and who took it, as a text file. Lines end as Windows wants them too. */
export function creditsText(kit: Pick<PressKit, 'artistName' | 'photos'>): string {
  const entries = kit.photos.map(({ role, shows, width, height, credit }, at) =>
    [
      photoPath(kit, at),
      shows || PHOTO_ROLES[role],
      `${width} × ${height} px`,
      ...(credit ? [`Photo: ${credit}`] : []),
      '',
    ].join('\n'),
  );
  const text = [
    `${kit.artistName}: photos\n`,
    ...entries,
    'Please credit whoever took a photo wherever it is shown.\n',
  ].join('\n');
  return text.replaceAll('\n', '\r\n');
}
