/**
 * Takes the pictures of the product that the public pages show: `npm run build:test && node scripts/product-pictures.ts`. It
 * starts the product, makes what a sample act makes, and writes content/pictures with the sizes in content/pictures.yaml.
 * Entries that say `from: design` show screens that are not there yet: they are left alone. Ids as arguments take only those.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProduct } from './product-pictures/open-product.ts';
import { fillSample } from './product-pictures/sample-account.ts';
import { savePicture } from './product-pictures/save-picture.ts';
import { SHOTS } from './product-pictures/shots.ts';
import { take } from './product-pictures/take.ts';
import { withSizes } from './product-pictures/with-sizes.ts';

const content = join(import.meta.dirname, '../content');
const wanted = process.argv.slice(2);

const { browser, url, close } = await openProduct();
try {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  // Cue waits to be asked.
  await context.addInitScript(`sessionStorage.setItem('chat-greeting-shown', 'true')`);
  const sample = await fillSample(context);
  for (const [id, shot] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const size = await savePicture(join(content, 'pictures'), id, await take(context, sample, shot));
    const yaml = join(content, 'pictures.yaml');
    writeFileSync(yaml, withSizes(readFileSync(yaml, 'utf8'), `${id}.webp`, size));
    console.log(`${id}.webp ${size.width} × ${size.height}, ${size.bytes} bytes`);
  }
} finally {
  await close();
}
