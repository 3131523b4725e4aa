/** Draws every icon of the site from the mark: favicon and home-screen icons. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { MARK_FADERS, MARK_PALM } from '#core/mark-shape.ts';

const PUBLIC = new URL('../site/public/', import.meta.url);
const GROUND = '#0b0c0d';
const INK = '#eef0ee';

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
await mkdir(new URL('icons/', PUBLIC), { recursive: true });

await write('favicon.svg', faviconSvg());
await write('favicon.ico', icoOf(png(tile(32, { inset: 2 }), 32), 32));
await write('icons/icon-192.png', png(tile(192, { inset: 28, radius: 28 }), 192));
await write('icons/icon-512.png', png(tile(512, { inset: 76, radius: 76 }), 512));
await write('icons/maskable-512.png', png(tile(512, { inset: 118 }), 512));
await write('icons/apple-touch-icon.png', png(tile(180, { inset: 30 }), 180));

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(new URL(path, PUBLIC), content);
  console.log(`${path}: ${content.length} bytes`);
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function hand(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${colour}"><path d="${MARK_FADERS}"/><path d="${MARK_PALM}"/></g>`;
}

/** The mark on its ground. `inset` and `radius` in pixels of a square of `size`. */
function tile(size: number, { inset, radius = 0 }: { inset: number; radius?: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${GROUND}"/>${hand(inset, inset, size - 2 * inset, INK)}</svg>`;
}

/** In the tab the mark takes the ink of the browser's own theme. */
function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Deckhand</title><style>path{fill:#111315}@media (prefers-color-scheme:dark){path{fill:${INK}}}</style><path d="${MARK_FADERS}"/><path d="${MARK_PALM}"/></svg>\n`;
}

/** An .ico file that holds one PNG (the format allows it since Windows Vista). */
function icoOf(image: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
