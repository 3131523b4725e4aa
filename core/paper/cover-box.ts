/**
 * How a photo fills a box: enlarged until it covers it, and moved so that its focal point comes as near to the middle
 * as the edges allow.
 */
export function coverBox(
  image: { width: number; height: number },
  box: { width: number; height: number },
  focus: { x: number; y: number },
): { x: number; y: number; width: number; height: number } {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const shift = (size: number, room: number, share: number): number =>
    Math.min(0, Math.max(room - size, room / 2 - share * size));
  return { x: shift(width, box.width, focus.x), y: shift(height, box.height, focus.y), width, height };
}
