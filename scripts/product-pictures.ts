/**
 * Takes the pictures of the product that the public pages show: `npm run build:test && node scripts/product-pictures.ts`. It
 * starts the product, makes what a sample act makes, and writes content/pictures with the sizes in content/pictures.yaml, and the
 * picture of contracts in docs/pictures.
 * Entries that say `from: design` show screens that are not there yet: they are left alone. Ids as arguments take only those.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProduct } from './product-pictures/open-product.ts';
import { fillSample } from './product-pictures/sample-account.ts';
import { fillSigning } from './product-pictures/sample-signing.ts';
import { savePicture, saveReadmePicture } from './product-pictures/save-picture.ts';
import { README_SHOTS, SHOTS } from './product-pictures/shots.ts';
import { take } from './product-pictures/take.ts';
import { withSizes } from './product-pictures/with-sizes.ts';

const content = join(import.meta.dirname, '../content');
const wanted = process.argv.slice(2);
const isWanted = (id: string): boolean => wanted.length === 0 || wanted.includes(id);

const { browser, url, close } = await openProduct();
try {
  const openProfile = async (timezoneId: string) => {
    const profile = await browser.newContext({
      baseURL: url,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      deviceScaleFactor: 2,
      locale: 'en-GB',
      timezoneId,
      serviceWorkers: 'block',
    });
    // Cue waits to be asked.
    await profile.addInitScript(`sessionStorage.setItem('chat-greeting-shown', 'true')`);
    return profile;
  };
  const context = await openProfile('Europe/Berlin');
  const signing = await openProfile('Europe/Berlin');
  const signed = await fillSigning(signing, await openProfile('Europe/Paris'));
  const sample = { ...(await fillSample(context)), ...signed };
  for (const [id, shot] of Object.entries(SHOTS)) {
    if (!isWanted(id)) continue;
    const size = await savePicture(join(content, 'pictures'), id, await take(context, sample, shot));
    const yaml = join(content, 'pictures.yaml');
    writeFileSync(yaml, withSizes(readFileSync(yaml, 'utf8'), `${id}.webp`, size));
    console.log(`${id}.webp ${size.width} × ${size.height}, ${size.bytes} bytes`);
  }
  for (const [id, shot] of Object.entries(README_SHOTS)) {
    if (!isWanted(id)) continue;
    const file = join(import.meta.dirname, '../docs/pictures', `${id}.png`);
    await saveReadmePicture(file, await take(signing, sample, shot), shot.width);
    console.log(file);
  }
} finally {
  await close();
}
