import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { builtDocuments, TEST_SITE } from './built-pages.ts';

const documents = new Map<string, Document>();

/** The HTML of a page of the build. */
export const builtHtml = (path: string): string => readFileSync(join(TEST_SITE, `${path}.html`), 'utf8');

/** A page of the build as a document; nothing in it runs. */
export function builtDocument(path: string): Document {
  const document = documents.get(path) ?? parseHTML(builtHtml(path)).document;
  documents.set(path, document);
  return document;
}

/** Paths of all pages that a search engine may list. */
export function indexedPages(): string[] {
  return builtDocuments().filter(
    (path) => builtDocument(path).querySelector('meta[name=robots][content*=noindex]') === null,
  );
}
