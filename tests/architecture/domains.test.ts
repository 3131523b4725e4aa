import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';

const ROOT = join(import.meta.dirname, '../..');
const namesIn = (folder: string) => readdirSync(join(ROOT, folder)).sort();
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What rows of several domains are made of. */
const SHARED = ['parts.ts', 'gig-parts.ts'];
const domains = namesIn('core/api')
  .filter((file) => !SHARED.includes(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();
/** What several domains pay with, and the rows of generations themselves. */
const OWN_NAMES = ['reservations', 'generations'];

const tableOf = async (domain: string): Promise<object> => {
  const file = await import(join(ROOT, 'core/api', `${domain}.ts`));
  return file[`${camelCase(domain)}Api`];
};

describe('a domain has one name in the API, the Worker and the queries', () => {
  it('has endpoints exactly where the Worker has routes', () => {
    const routed = namesIn('worker').filter((name) => existsSync(join(ROOT, 'worker', name, 'routes.ts')));
    expect(routed).toEqual(domains);
  });

  it('puts the endpoints of every domain into the one table, of which no two have one name', async () => {
    const tables = await Promise.all(domains.map(tableOf));
    expect(tables.flatMap(Object.keys).sort()).toEqual(Object.keys(API).sort());
  });

  it.each(domains)('%s: its routes answer the endpoints of its table, and no others', async (domain) => {
    const routes = readFileSync(join(ROOT, 'worker', domain, 'routes.ts'), 'utf8');
    expect(routes).toContain(`export function ${camelCase(domain)}Routes(`);
    const answered = new Set([...routes.matchAll(/\bAPI\.(\w+)/g)].map(([, endpoint]) => endpoint));
    expect([...answered].sort()).toEqual(Object.keys(await tableOf(domain)).sort());
  });

  it('begins the name of each file of queries with its domain', () => {
    const wellNamed = new RegExp(`^(${[...domains, ...OWN_NAMES].join('|')})(-[a-z-]+)?(\\.test)?\\.ts$`);
    expect(namesIn('db/queries').filter((file) => !wellNamed.test(file))).toEqual([]);
  });
});
