import type { Plugin } from 'vite';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';

const NAME = 'virtual:api-addresses';

/** What the pages that the server renders ask for: their scripts know the address by their own. */
const OF_RENDERED_PAGES = ['/api/signing/', '/api/press-kit-pages/'];

/** The gig tracker's, which no page but its own has to carry along. */
const OF_THE_TRACKER = ['/api/gig', '/api/venues', '/api/clients', '/api/contacts', '/api/calendar'];

const LEFT_OUT = [...OF_RENDERED_PAGES, ...OF_THE_TRACKER];

/** What a caller has to know of an endpoint. Pages, and what belongs to them, are opened and not called. */
export function addressesOf(table: Readonly<Record<string, Endpoint>>) {
  const rows = Object.entries(table)
    .filter(([, { path }]) => path.startsWith('/api/') && !LEFT_OUT.some((begin) => path.startsWith(begin)))
    .map(([name, { method, path, reply }]) => [
      name,
      { method, path, ...(reply === 'file' && { isFile: true }) },
    ]);
  return Object.fromEntries(rows);
}

/**
 * Serves the API table without its schemas, for callers that check nothing: on every page they would weigh 12 kB, with the
 * library that they are written in.
 */
export function apiAddresses(): Plugin {
  return {
    name: 'deckhand:api-addresses',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const ADDRESSES = ${JSON.stringify(addressesOf(API))};` : null,
  };
}
