import type { TestProject } from 'vitest/node';
import { openBuiltProduct } from '#scripts/local/built-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    databaseUrl: string;
    databaseToken: string;
  }
}

export const ADMIN_EMAIL = 'admin@deckhand.example';

/** The whole product for one test project: embedded database on a fresh file, the real Worker, the built site. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, database, close } = await openBuiltProduct({
    PASSWORD_COST: 'light',
    ADMIN_EMAILS: ADMIN_EMAIL,
  });
  project.provide('productUrl', url);
  project.provide('databaseUrl', database.url);
  project.provide('databaseToken', database.authToken);
  return close;
}
