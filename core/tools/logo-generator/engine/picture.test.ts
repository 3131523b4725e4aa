import { describe, expect, it } from 'vitest';
import { type Picture, svgOf } from './picture.ts';

const picture: Picture = {
  width: 30,
  height: 20,
  label: 'A "B" & C logo',
  id: 'g1',
  ground: '#101010',
  paths: [{ fill: '#FFFFFF', d: 'M1 1L2 1L2 2Z' }],
};
const fade = (y2: number) => ({ x: 3, y1: 4, y2, from: '#FF0000', to: '#00FF00' });

describe('a picture as SVG', () => {
  it('holds its size, its name, its ground and its paths', () => {
    expect(svgOf(picture)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20" role="img" ' +
        'aria-label="A &quot;B&quot; &amp; C logo"><path fill="#101010" d="M0 0H30V20H0Z"/>' +
        '<path fill="#FFFFFF" d="M1 1L2 1L2 2Z"/></svg>',
    );
  });

  it('has no ground where what lies below shows through', () => {
    expect(svgOf({ ...picture, ground: null })).not.toContain('#101010');
  });

  it('gives every gradient an id of its own', () => {
    const paths = [16, 18].map((y2) => ({ fill: fade(y2), d: 'M3 4L9 4L9 16Z' }));
    const svg = svgOf({ ...picture, paths: [...picture.paths, ...paths] });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(used).toEqual(ids);
  });
});
