import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Everything that a page asked for, with what came, as it is sent: text gzipped. */
export function watchWeight(page: Page): { of(kinds: readonly string[]): Promise<number>; urls: string[] } {
  const came: { kind: string; bytes: Promise<number> }[] = [];
  const urls: string[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    urls.push(response.url());
    const weigh = async () => {
      const body = await response.body();
      return kind === 'font' ? body.byteLength : gzipSync(body).byteLength;
    };
    came.push({ kind, bytes: weigh().catch(() => 0) });
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
