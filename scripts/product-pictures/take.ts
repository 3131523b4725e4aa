import type { BrowserContext } from 'playwright-core';
import type { Sample } from './sample-account.ts';
import type { SampleSigning } from './sample-signing.ts';
import type { Shot } from './shots.ts';

/** High enough that bars at the lower edge of the window are out of the picture. */
const WINDOW_HEIGHT = 1900;
/** Until drawings and small print have come to rest, in milliseconds. */
const REST_MS = 1500;

/** The part of the screen as PNG, two pixels to one of CSS. Throws where the page wrote an error to its console. */
export async function take(
  context: BrowserContext,
  sample: Sample & SampleSigning,
  shot: Shot,
): Promise<Buffer> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setViewportSize({ width: shot.width, height: WINDOW_HEIGHT });
  await page.goto(shot.path(sample));
  await shot.ready(page);
  const corner = page.locator(shot.at).filter({ visible: true }).first();
  await corner.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const box = await corner.boundingBox();
  if (!box) throw new Error(`There is no ${shot.at} to take a picture of`);
  const { left = 0, top = 0 } = shot.margin ?? {};
  const x = Math.max(0, Math.round(box.x) - left);
  const width = shot.wide ?? Math.round(box.width) + 2 * left;
  const height = shot.high ?? Math.round(width / 1.6);
  const clip = { x, y: Math.round(box.y) - top, width, height };
  const picture = await page.screenshot({ clip });
  await page.close();
  if (errors.length > 0) throw new Error(`${shot.path(sample)} wrote ${errors.join('\n')}`);
  return picture;
}
