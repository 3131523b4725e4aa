import { coverBox } from '#core/paper/cover-box.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';

type Sized = Pick<Photo, 'width' | 'height' | 'focus'>;

/** `object-position` that shows of a photo, in a box of that shape, what the documents show. */
export function cropPosition(photo: Sized, box: { width: number; height: number }): string {
  const placed = coverBox(photo, box, photo.focus);
  const share = (size: number, room: number, at: number): number =>
    size - room < 0.5 ? 50 : (-at / (size - room)) * 100;
  const [x, y] = [share(placed.width, box.width, placed.x), share(placed.height, box.height, placed.y)];
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
}
