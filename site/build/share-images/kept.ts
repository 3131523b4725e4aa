import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Card } from './card.ts';

const FOLDER = '.cache/share-images';
/** What a picture depends on beside its card: how it is drawn, what is shown on it, typefaces and libraries. */
const DESIGN = [
  'site/build/share-images.ts',
  'site/build/share-images/*.ts',
  'core/mark-shape.ts',
  'site/landing/logos/*.svg',
  'content/voices.json',
  'package-lock.json',
];

/** Pictures that an earlier build drew, found again by what they would be drawn from. */
export async function openKept() {
  const design = createHash('sha256');
  for (const file of globSync(DESIGN).sort()) design.update(await readFile(file));
  await mkdir(FOLDER, { recursive: true });
  const fileOf = (card: Card) =>
    `${FOLDER}/${design.copy().update(JSON.stringify(card)).digest('hex').slice(0, 32)}.png`;
  return {
    /** Whether there was one to put there. */
    async place(card: Card, to: string): Promise<boolean> {
      await mkdir(dirname(to), { recursive: true });
      return copyFile(fileOf(card), to).then(
        () => true,
        () => false,
      );
    },
    async keep(card: Card, png: Uint8Array): Promise<void> {
      await writeFile(fileOf(card), png);
    },
  };
}
