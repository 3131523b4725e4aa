import { describe, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { GigDate } from '#core/press-kit-page.ts';
import { KIT_FILES, type PressKitEdits } from '#core/tools/press-kit/tool.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addGig, patchGig } from '../support/gig-calls.ts';
import { readPdf } from '../support/made-files.ts';
import { NOVA } from '../support/press-kits.ts';
import { publishedKit } from '../support/published-kit.ts';

const isoDay = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const SOON = isoDay(20);

/** A gig of which only the venue may be told. */
const gigAt = (client: Client, name: string, more: object = {}) =>
  addGig(client, {
    ...{ title: `Title of ${name}`, start: SOON, end: null, status: 'confirmed', isPublic: true },
    ...{ notes: 'Secret notes', client: { name: 'Secret client' }, fee: { amount: 98_765, currency: 'GBP' } },
    venue: { name, city: 'Leipzig' },
    ...more,
  });
const datesOf = async (client: Client) =>
  (await client.get<{ dates: GigDate[] }>('/api/press-kit-dates')).body.dates;

describe('public gigs that are confirmed', () => {
  it('are the dates of press kits: none that is private, in talks, called off, deleted, or over a year ago', async () => {
    const client = await signedUp();
    await gigAt(client, 'Shown');
    await gigAt(client, 'Later', { start: isoDay(90) });
    await gigAt(client, 'Played', { start: isoDay(-40), status: 'paid' });
    await gigAt(client, 'Long over', { start: isoDay(-370), status: 'played' });
    await gigAt(client, 'Private', { isPublic: false });
    for (const status of ['lead', 'quoted', 'hold', 'contract-sent', 'cancelled', 'lost'])
      await gigAt(client, status, { status });
    const gone = await gigAt(client, 'Gone');
    await client.send('DELETE', `/api/gigs/${gone.id}`);
    await gigAt(client, '', { venue: null, title: 'Boat party' });
    await gigAt(await signedUp(), 'Of somebody else');
    const dates = await datesOf(client);
    expect(dates.map(({ venue, city }) => [venue, city]).toSorted()).toEqual([
      ['Boat party', ''],
      ['Later', 'Leipzig'],
      ['Played', 'Leipzig'],
      ['Shown', 'Leipzig'],
    ]);
    expect(Object.keys(dates[0] ?? {}).toSorted()).toEqual(['city', 'date', 'gigId', 'venue']);
  });

  it('are on a published page with its own dates, as they are now, and nothing else of them', async () => {
    const dates = [{ date: SOON, venue: 'Halle 14', city: 'Leipzig' }];
    const { client, slug } = await publishedKit({ ...NOVA, photos: [], dates });
    const read = async () => (await client.get<string>(`/epk/${slug}`)).body;
    const shown = await gigAt(client, 'Kabelwerk <Nord>');
    await gigAt(client, 'HALLE-14');
    await gigAt(client, 'Private cellar', { isPublic: false });
    await gigAt(client, 'Played cellar', { start: isoDay(-30), status: 'played' });
    const markup = await read();
    expect(markup).toContain('<b dir="auto">Kabelwerk &lt;Nord&gt;</b>');
    expect(markup).toContain(`"name":"DJ NOVA at Kabelwerk`);
    expect(markup.slice(markup.indexOf('Played before'))).toContain('Played cellar');
    expect(markup).toContain('<b dir="auto">Halle 14</b>');
    expect(markup).not.toMatch(/HALLE-14|Private cellar|Secret|98.?765|987|Title of|gig_/);
    await patchGig(client, shown, { status: 'cancelled' });
    expect(await read()).not.toContain('Kabelwerk');
  });

  it('are in the documents of a kit, as they were when those were made', async () => {
    const { client, id } = await publishedKit({ ...NOVA, photos: [], dates: [] });
    await gigAt(client, 'Kabelwerk');
    const kit = { ...NOVA, photos: [], dates: [], title: 'With gigs' };
    const { body: generation } = await client.send<Generation>('PATCH', `/api/generations/${id}`, {
      edits: { kit },
    });
    expect((await readPdf(client, generation, KIT_FILES.whole)).text).toContain('Kabelwerk');
    expect((await readPdf(client, generation, KIT_FILES.onePage)).text).toContain('Kabelwerk');
    expect((generation.edits as PressKitEdits).kit?.dates).toEqual([]);
  });
});
