import type { Plugin } from 'vite';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';

const EVERYWHERE = 'virtual:api-addresses';
const TRACKER = 'virtual:tracker-addresses';
const BILLING = 'virtual:billing-addresses';

/** What the pages that the server renders ask for: their scripts know the address by their own. */
const OF_RENDERED_PAGES = ['/api/signing/', '/api/press-kit-pages/'];

/** The gig tracker's, which no page but its own has to carry along. */
const OF_THE_TRACKER = [
  ...['/api/gig', '/api/venues', '/api/clients', '/api/contacts', '/api/calendar'],
  '/api/contracts/:id/gigs',
];

/** What plans and payments are asked for by, in parts that come late. */
const OF_BILLING = ['/api/trial', '/api/billing'];

/** What the dashboard alone asks for, in a part that comes late. */
const OF_THE_DASHBOARD = ['/api/user/gigs-ahead'];

const LEFT_OUT = [...OF_RENDERED_PAGES, ...OF_THE_TRACKER, ...OF_BILLING, ...OF_THE_DASHBOARD];

const beginsWith = (beginnings: readonly string[], path: string) =>
  beginnings.some((begin) => path.startsWith(begin));

type Table = Readonly<Record<string, Endpoint>>;

/** What a caller has to know of an endpoint. Pages, and what belongs to them, are opened and not called. */
export const addressesOf = (table: Table) =>
  addressesAt(table, (path) => path.startsWith('/api/') && !beginsWith(LEFT_OUT, path));

/** The same of what the gig tracker alone calls. */
export const trackerAddressesOf = (table: Table) =>
  addressesAt(table, (path) => beginsWith(OF_THE_TRACKER, path));

/** The same of what plans and payments are asked for by. */
export const billingAddressesOf = (table: Table) =>
  addressesAt(table, (path) => beginsWith(OF_BILLING, path));

function addressesAt(table: Table, isWanted: (path: string) => boolean) {
  const rows = Object.entries(table)
    .filter(([, { path }]) => isWanted(path))
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
  const tables = { [EVERYWHERE]: addressesOf, [TRACKER]: trackerAddressesOf, [BILLING]: billingAddressesOf };
  return {
    name: 'deckhand:api-addresses',
    resolveId: (id) => (Object.hasOwn(tables, id) ? `\0${id}` : null),
    load: (id) => {
      const addresses = id.startsWith('\0') && tables[id.slice(1) as keyof typeof tables];
      return addresses ? `export const ADDRESSES = ${JSON.stringify(addresses(API))};` : null;
    },
  };
}
