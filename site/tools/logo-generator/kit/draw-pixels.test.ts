import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '#core/tools/logo-generator/engine/picture.ts';
import { PixelsError } from '#site/lib/on-canvas.ts';
import { lacksPixels, pixelsOf, pngOf } from './draw-pixels.ts';

const PICTURE: Picture = {
  width: 40,
  height: 20,
  label: 'DJ NOVA logo',
  id: 'g1',
  ground: '#FFFFFF',
  paths: [],
};

const context = () => ({
  fill: () => {},
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(4 * width * height),
  }),
});

/** A canvas as a browser has it, or as one without memory or without a context has it. */
function browserWith(canvas: { context?: null; convertToBlob?: () => Promise<Blob> }) {
  const made: { width: number; height: number }[] = [];
  class CanvasOfTests {
    width: number;
    height: number;
    convertToBlob = canvas.convertToBlob ?? (async () => new Blob(['png']));
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
      made.push(this);
    }
    getContext() {
      return canvas.context === null ? null : context();
    }
  }
  vi.stubGlobal('OffscreenCanvas', CanvasOfTests);
  vi.stubGlobal('Path2D', class {});
  return made;
}

afterEach(() => vi.unstubAllGlobals());

describe('a browser that cannot draw beside the page', () => {
  it('says so, and what works', async () => {
    expect(lacksPixels()).toMatch(/too old to draw PNG\. SVG and PDF work/);
    await expect(pngOf(PICTURE)).rejects.toThrow(PixelsError);
    browserWith({ context: null });
    expect(lacksPixels()).toMatch(/SVG and PDF work/);
  });
});

describe('a browser that can', () => {
  it('makes a PNG, and holds no memory for it any more', async () => {
    const made = browserWith({});
    expect(lacksPixels()).toBeNull();
    expect(new TextDecoder().decode(await pngOf(PICTURE))).toBe('png');
    expect((await pixelsOf(PICTURE)).length).toBe(4 * 40 * 20);
    const drawn = made.filter((_, index) => index > 0);
    expect(drawn.some(({ width }) => width === 40)).toBe(false);
  });

  it('says what helps where its memory is not enough, and lets go of what it had', async () => {
    const made = browserWith({ convertToBlob: () => Promise.reject(new Error('EncodingError')) });
    await expect(pngOf(PICTURE)).rejects.toThrow('try a smaller one');
    expect(made.at(-1)).toMatchObject({ width: 0, height: 0 });
  });
});
