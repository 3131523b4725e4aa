import { describe, expect, it } from 'vitest';
import { paintPicture } from './paint-picture.ts';
import type { Picture } from './picture.ts';

const picture: Picture = {
  width: 30,
  height: 20,
  label: 'NOVA logo',
  id: 'g1',
  ground: '#101010',
  paths: [
    { fill: { x: 3, y1: 4, y2: 16, from: '#FF0000', to: '#00FF00' }, d: 'M3 4L9 4L9 16Z' },
    { fill: '#FFFFFF', d: 'M1 1L2 1L2 2Z' },
  ],
};

class Recorder {
  fillStyle: string | { stops: unknown[] } | object = '';
  readonly filled: unknown[] = [];

  createLinearGradient(...line: number[]) {
    const stops: unknown[] = [];
    return { line, stops, addColorStop: (...stop: [number, string]) => void stops.push(stop) };
  }

  fill(path: { d: string }, rule: string) {
    this.filled.push([this.fillStyle, path.d, rule]);
  }
}

const paint = (each: Picture): unknown[] => {
  const context = new Recorder();
  paintPicture(context, each, (d) => ({ d }));
  return context.filled;
};

describe('painting a picture on a canvas', () => {
  it('fills the ground, then path after path', () => {
    expect(paint(picture)).toEqual([
      ['#101010', 'M0 0H30V20H0Z', 'nonzero'],
      [
        expect.objectContaining({
          line: [3, 4, 3, 16],
          stops: [
            [0, '#FF0000'],
            [1, '#00FF00'],
          ],
        }),
        'M3 4L9 4L9 16Z',
        'nonzero',
      ],
      ['#FFFFFF', 'M1 1L2 1L2 2Z', 'nonzero'],
    ]);
  });

  it('leaves out a ground that is not there', () => {
    expect(paint({ ...picture, ground: null })).toHaveLength(2);
  });

  it('takes what a browser calls a context', () => {
    const wanted: (context: CanvasRenderingContext2D) => void = (context) =>
      paintPicture(context, picture, (d) => new Path2D(d));
    expect(wanted).toBeTypeOf('function');
  });
});
