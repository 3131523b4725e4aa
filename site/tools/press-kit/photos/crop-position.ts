import { coverBox } from '#core/paper/cover-box.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';

/** The crops that press asks for: name, and pixels of the file. field: poster-ready pack */
export const CROPS = [
  { name: '1:1', width: 1080, height: 1080 },
  { name: '4:5', width: 1080, height: 1350 },
  { name: '16:9', width: 1920, height: 1080 },
  { name: '9:16', width: 1080, height: 1920 },
] as const;

type Sized = Pick<Photo, 'width' | 'height' | 'focus'>;

/** `object-position` that shows of a photo, in a box of that shape, what the documents show. */
export function cropPosition(photo: Sized, box: { width: number; height: number }): string {
  const placed = coverBox(photo, box, photo.focus);
  const share = (size: number, room: number, at: number): number =>
    size - room < 0.5 ? 50 : (-at / (size - room)) * 100;
  const [x, y] = [share(placed.width, box.width, placed.x), share(placed.height, box.height, placed.y)];
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
}
