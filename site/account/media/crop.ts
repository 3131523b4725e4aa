/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A square cut out of a picture that was turned first. Places are pixels of the turned picture. */
export interface Crop {
  /** Quarter turns to the right. */
  turns: 0 | 1 | 2 | 3;
  /** The middle of the square. */
  x: number;
  y: number;
  /** 1 shows as much as there is, 2 half of it. */
  zoom: number;
}

/** The shorter side that a picture needs at least; less of it looks soft wherever it is shown. */
export const LEAST_SIDE = 128;
const MOST_ZOOM = 8;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const turnedSize = ({ width, height }: Size, { turns }: Pick<Crop, 'turns'>): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

const shorterSide = ({ width, height }: Size): number => Math.min(width, height);

/** The side of the square that is cut out, in pixels of the picture. */
export const sideOf = (picture: Size, { zoom }: Pick<Crop, 'zoom'>): number => shorterSide(picture) / zoom;

/** How far in a picture can be zoomed: never to fewer than LEAST_SIDE pixels. */
export const mostZoom = (picture: Size): number => within(shorterSide(picture) / LEAST_SIDE, 1, MOST_ZOOM);

/** The same crop with its square inside the picture. */
function inside(picture: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, mostZoom(picture));
  const { width, height } = turnedSize(picture, crop);
  const half = sideOf(picture, { zoom }) / 2;
  return { ...crop, zoom, x: within(crop.x, half, width - half), y: within(crop.y, half, height - half) };
}

/** The largest square in the middle. */
export const firstCrop = ({ width, height }: Size): Crop => ({
  turns: 0,
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** Moves the square by parts of its own side. */
export function shifted(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop);
  return inside(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

/** Zooms to `zoom`; what lies at this place of the square, in parts of its side from the middle, stays there. */
export function zoomed(picture: Size, crop: Crop, zoom: number, at = { right: 0, down: 0 }): Crop {
  const to = within(zoom, 1, mostZoom(picture));
  const less = sideOf(picture, crop) - sideOf(picture, { zoom: to });
  return inside(picture, { ...crop, zoom: to, x: crop.x + at.right * less, y: crop.y + at.down * less });
}

/** A quarter turn to the right; the square stays on what it showed. */
export function turned(picture: Size, crop: Crop): Crop {
  const { height } = turnedSize(picture, crop);
  const turns = ((crop.turns + 1) % 4) as Crop['turns'];
  return inside(picture, { ...crop, turns, x: height - crop.y, y: crop.x });
}

/** The matrix that draws the picture so that the square fills a canvas with this side: a, b, c, d, e, f of CSS. */
export function matrixOf(
  picture: Size,
  crop: Crop,
  side: number,
): [number, number, number, number, number, number] {
  const scale = side / sideOf(picture, crop);
  const { width, height } = picture;
  const left = side / 2 - crop.x * scale;
  const top = side / 2 - crop.y * scale;
  switch (crop.turns) {
    case 0:
      return [scale, 0, 0, scale, left, top];
    case 1:
      return [0, scale, -scale, 0, left + height * scale, top];
    case 2:
      return [-scale, 0, 0, -scale, left + width * scale, top + height * scale];
    case 3:
      return [0, -scale, scale, 0, left, top + width * scale];
  }
}
