/** The PNG could not be made: the picture did not load, or the browser has no memory for a canvas of that size. */
export class PngError extends Error {
  override readonly name = 'PngError';
}

/** The SVG at an exact size in pixels, its shape kept, and that size. Throws PngError where it is no SVG with a viewBox. */
export function sizedSvg(svg: string, width: number): { svg: string; width: number; height: number } {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(boxWidth > 0) || !(boxHeight > 0)) throw new PngError('The logo has no size');
  const height = Math.round((width * boxHeight) / boxWidth);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** Draws an SVG as a PNG `width` pixels wide. What the SVG leaves free is transparent. Throws PngError. */
export async function pngOf(source: string, width: number): Promise<Blob> {
  const { svg, height } = sizedSvg(source, width);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new PngError('The browser has no room for a picture of that size');
    return png;
  } catch (error) {
    throw error instanceof PngError ? error : new PngError('The logo could not be drawn', { cause: error });
  } finally {
    URL.revokeObjectURL(address);
    // A canvas of 4096 px holds 50 MB until it is collected; without area it holds none.
    canvas.width = 0;
    canvas.height = 0;
  }
}
