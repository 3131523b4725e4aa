import { chromium as playwright } from 'playwright-core';
import { openBuiltProduct } from '../local/built-product.ts';
import { chromiumPath } from '../local/chromium.ts';

/** The whole product, and a browser. Throws where there is no test build. */
export async function openProduct() {
  const { url, close } = await openBuiltProduct({ PASSWORD_COST: 'light' });
  const browser = await playwright.launch({
    executablePath: await chromiumPath(),
    // Hinting would move letters to whole pixels, as no screen of today does.
    args: ['--no-sandbox', '--in-process-gpu', '--font-render-hinting=none'],
  });
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}
