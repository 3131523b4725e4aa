import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/**
 * What came. A browser may have let go of it by the time that it is asked, or have had it before (304): then it is asked for once
 * more, by its address.
 */
async function bodyOf(page: Page, response: Response): Promise<Buffer> {
  try {
    return await response.body();
  } catch (error) {
    // A redirect has none.
    if ('location' in response.headers()) return Buffer.alloc(0);
    const isThere = response.ok() || response.status() === 304;
    if (!isThere || response.request().method() !== 'GET')
      throw new Error(`${response.url()} answered ${response.status()}`, { cause: error });
    return (await page.request.get(response.url())).body();
  }
}

/** Everything that a page asked for, with what came, as it is sent: text gzipped. */
export function watchWeight(page: Page): { of(kinds: readonly string[]): Promise<number>; urls: string[] } {
  const came: { kind: string; bytes: Promise<number> }[] = [];
  const urls: string[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    urls.push(response.url());
    const weigh = async () => {
      const body = await bodyOf(page, response);
      return kind === 'font' ? body.byteLength : gzipSync(body).byteLength;
    };
    const bytes = weigh();
    // Whoever asks for the weight hears why it isn't known.
    bytes.catch(() => {});
    came.push({ kind, bytes });
  });
  return {
    urls,
    async of(kinds) {
      const bytes = await Promise.all(
        came.filter(({ kind }) => kinds.includes(kind)).map((one) => one.bytes),
      );
      return bytes.reduce((sum, one) => sum + one, 0);
    },
  };
}
