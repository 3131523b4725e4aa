import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';

/** The whole kit takes a loaded machine a while; in ms. */
const PACKING = 45_000;

/** The file that a press brings. */
export async function saved(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: PACKING }), press()]);
  return download;
}

export const bytesOf = async (download: Download): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(await download.path()));
