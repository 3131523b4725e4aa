import { chromiumPath } from '#scripts/local/chromium.ts';

/** Once, before the workers start that all need it. */
export async function setup(): Promise<void> {
  await chromiumPath();
}
