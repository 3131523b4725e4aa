import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_IDS, FONTS } from '#core/typefaces/font-catalogue.ts';
import { latinFile, sampleOf } from './face-sample.ts';

const require = createRequire(import.meta.url);

it.each(FONT_IDS)('%s has a file of Latin letters', (font) => {
  const folder = dirname(require.resolve(`@fontsource/${FONTS[font].family}/package.json`));
  expect(readdirSync(join(folder, 'files'))).toContain(latinFile(font).split('/').at(-1));
});

it('shows the name where the file has its letters, else the alphabet', () => {
  expect(sampleOf('DJ NOVA')).toBe('DJ NOVA');
  for (const name of ['Чайка', 'ÉTÉ', '']) expect(sampleOf(name)).toMatch(/^ABC/);
});
