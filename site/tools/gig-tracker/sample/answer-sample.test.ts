import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API, type TrackerEndpoint } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { sampleGigId } from '#core/gigs/sample-gigs.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { newSample } from './answer-sample.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const ID = sampleGigId('zuraw');
const of = (id: string, version = 1) => ({ params: { id }, headers: { 'if-match': `"${version}"` } });
const NEW = { title: 'Nachtwerk', start: '2027-05-01T23:00', end: '2027-05-02T03:00', zone: 'Europe/Berlin' };
const FILE = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

/** A call of each endpoint, of the sample as it begins. */
const CALLS: Record<TrackerEndpoint, object> = {
  gigs: { query: { limit: '5' } },
  gigBoard: { query: { today: '2026-11-28' } },
  gigClashes: { query: { from: '2026-11-28', to: '2027-03-01' } },
  addGig: { body: { ...NEW, venue: { name: 'Nachtwerk', city: 'Leipzig' }, client: { name: 'Nachtwerk' } } },
  addGigs: { body: { gigs: [NEW, { ...NEW, start: '2027-05-08', end: null }] } },
  parseGig: { body: { line: '1 May Nachtwerk Leipzig 23:00-03:00 900', zone: 'Europe/Berlin' } },
  gig: { params: { id: ID } },
  changeGig: { ...of(ID, 4), body: { notes: 'Bring the link hub.' } },
  changeGigs: { body: { changes: [{ id: ID, version: 4, patch: { isPublic: false } }] } },
  repeatGig: { params: { id: ID }, body: { nights: ['2027-05-08', '2027-05-01'] } },
  deleteGig: { params: { id: ID } },
  restoreGig: { params: { id: ID } },
  trackerSettings: {},
  saveTrackerSettings: {
    ...of('', 1),
    body: { settings: { sleepHours: 8, setUp: 60, packDown: 30, blocked: [], views: [] } },
  },
  addGigFile: { params: { id: ID }, query: { name: 'rider.pdf' }, body: FILE },
  gigFile: { params: { id: 'gfl_none' } },
  deleteGigFile: { params: { id: 'gfl_none' } },
  contractGigs: { params: { id: 'gen_none' } },
  venues: { query: { q: 'halle' } },
  addVenue: { body: { name: 'Nachtwerk', city: 'Leipzig' } },
  venue: { params: { id: 'ven_sample_halle14' } },
  changeVenue: { ...of('ven_sample_halle14'), body: { capacity: 700 } },
  deleteVenue: { params: { id: 'ven_sample_halle14' } },
  clients: { query: {} },
  addClient: { body: { name: 'Nachtwerk' } },
  client: { params: { id: 'cli_sample_zuraw' } },
  changeClient: { ...of('cli_sample_zuraw'), body: { notes: 'Answers fast.' } },
  deleteClient: { params: { id: 'cli_sample_zuraw' } },
  contacts: { query: {} },
  addContact: { body: { name: 'Kim Beispiel' } },
  bookContact: { params: { id: 'con_sample_ola' } },
  changeContact: { ...of('con_sample_ola'), body: { role: 'advancing' } },
  deleteContact: { params: { id: 'con_sample_ola' } },
  calendar: {},
  rotateCalendar: {},
  closeCalendar: {},
  calendarFeed: { params: { token: 'none' } },
};
/** What takes an account, and what is asked for that isn't there. */
const REFUSED: readonly TrackerEndpoint[] = ['rotateCalendar', 'calendarFeed', 'contractGigs'];
const MISSING: readonly TrackerEndpoint[] = ['gigFile', 'deleteGigFile'];

const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  asked.mockImplementation(async () => new Response('DE Europe/Berlin\nLeipzig\t5134\t1237\t504'));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Sample = ReturnType<typeof newSample>;
const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const gigOf = async (sample: Sample, id = ID) =>
  (await sample('gig', { params: { id } })) as { gig: Gig; timeline: { text: string }[]; files: object[] };

describe('the sample', () => {
  it.each(Object.keys(CALLS) as TrackerEndpoint[])('answers %s, or says why not', async (name) => {
    const sample = newSample(NOW);
    const call = sample(name, CALLS[name]);
    if (REFUSED.includes(name)) {
      expect((await refusal(call)).message).toMatch(/^This is a sample: sign up free to \w/);
    } else if (MISSING.includes(name)) {
      expect((await refusal(call)).code).toBe('NOT_FOUND');
    } else {
      const { reply } = API[name] as Endpoint;
      if (typeof reply === 'string') throw new Error(`${name} answers with a ${reply}`);
      expect(reply.safeParse(await call).error?.issues ?? []).toEqual([]);
    }
    // A list of cities that is the same for everybody is all that anybody hears of it.
    expect(
      new Set(asked.mock.calls.map(([address]) => address)).difference(new Set(['/places.txt'])),
    ).toEqual(new Set());
  });

  it('tells how each gig came about, the newest first, and nothing of tomorrow', async () => {
    const sample = newSample(NOW);
    const { gig, timeline } = await gigOf(sample);
    expect(timeline.map(({ text }) => text)).toEqual([
      'Done: Book the train',
      'Deposit €675 paid 7 Nov',
      'Confirmed',
      'Added as a lead',
    ]);
    expect(gig).toMatchObject({ venue: { city: 'Gdańsk', country: 'PL' }, unpaid: 67_500, version: 4 });
    const { gigs } = (await sample('gigs', { query: { limit: '200' } })) as { gigs: Gig[] };
    expect(gigs.filter(({ updatedAt }) => updatedAt > NOW.toISOString())).toEqual([]);
    expect(gigs.length).toBeGreaterThan(13);
  });

  it.each<GigPatch>([
    { status: 'played' },
    { start: '2026-12-12T23:30' },
    { fee: null, payments: [] },
    { zone: 'Europe/London', notes: 'Later.' },
    { client: { name: 'Żuraw Events' } },
    { payments: [{ id: 'all', kind: 'balance', amount: 135_000, due: null, paidOn: '2026-11-28' }] },
  ])('makes of a patch what the server makes of it: %j', async (patch) => {
    const sample = newSample(NOW);
    const { gig: before } = await gigOf(sample);
    const { gig } = (await sample('changeGig', { ...of(ID, before.version), body: patch })) as { gig: Gig };
    expect(gig).toEqual(applyPatch(before, patch, before, NOW.toISOString()));
    expect((await gigOf(sample)).gig).toEqual(gig);
  });

  it('refuses by field what doesn’t go together, and a version that is older', async () => {
    const sample = newSample(NOW);
    const ends = await refusal(sample('changeGig', { ...of(ID, 4), body: { end: '2026-12-05T20:00' } }));
    expect(ends.details.fields?.map(({ path }) => path)).toEqual(['end']);
    const many = await refusal(
      sample('addGigs', { body: { gigs: [NEW, { ...NEW, end: '2027-05-01T20:00' }] } }),
    );
    expect(many.details.fields?.map(({ path }) => path)).toEqual(['gigs.1.end']);
    const old = await refusal(sample('changeGig', { ...of(ID, 3), body: { notes: 'x' } }));
    expect(old).toMatchObject({ code: 'CONFLICT', details: { versions: { stored: { version: 4 } } } });
    const taken = await refusal(sample('addVenue', { body: { name: 'HALLE 14', city: 'Berlin' } }));
    expect(taken.details.fields?.[0]?.path).toBe('name');
    expect((await sample('gigs', { query: { q: 'Nachtwerk' } })) as object).toMatchObject({ gigs: [] });
  });

  it('keeps gigs and address book in step: what is new is made once, and what is deleted leaves gigs', async () => {
    const sample = newSample(NOW);
    const body = { ...NEW, venue: { name: 'Nachtwerk', city: 'Leipzig' } };
    const { gigs } = (await sample('addGigs', { body: { gigs: [body, { ...body, end: null }] } })) as {
      gigs: [Gig, Gig];
    };
    expect(gigs[0].venue).toMatchObject({ name: 'Nachtwerk', country: 'DE', latitude: 51.34 });
    expect(gigs[1].venue?.id).toBe(gigs[0].venue?.id);
    await sample('changeVenue', { ...of('ven_sample_zuraw'), body: { name: 'Żuraw' } });
    expect((await gigOf(sample)).gig.venue?.name).toBe('Żuraw');
    await sample('deleteVenue', { params: { id: 'ven_sample_zuraw' } });
    await sample('deleteContact', { params: { id: 'con_sample_tomasz' } });
    const { gig } = await gigOf(sample);
    expect([gig.venue, gig.contacts.map(({ contactId }) => contactId)]).toEqual([null, ['con_sample_ola']]);
  });

  it('repeats a gig as a series, moves it to the trash and back, and keeps its files', async () => {
    const sample = newSample(NOW);
    const nights = [dayAfter('2026-12-05', 28), dayAfter('2026-12-05', 56)];
    const { gigs } = (await sample('repeatGig', { params: { id: ID }, body: { nights } })) as { gigs: Gig[] };
    const again = await sample('repeatGig', { params: { id: ID }, body: { nights } });
    expect([gigs.map(({ night }) => night), again]).toEqual([nights, { gigs }]);
    expect(await gigOf(sample)).toMatchObject({ seriesSize: 3, gig: { seriesId: gigs[0]?.seriesId } });

    await sample('deleteGig', { params: { id: ID } });
    expect((await refusal(sample('changeGig', { ...of(ID, 6), body: {} }))).code).toBe('CONFLICT');
    const change = { id: ID, version: 6, deleted: false, patch: { notes: 'Back' } };
    const changes = [change, { id: sampleGigId('halle'), version: 99, patch: { notes: '' } }];
    const { gigs: changed, refused } = (await sample('changeGigs', { body: { changes } })) as {
      gigs: Gig[];
      refused: { id: string }[];
    };
    expect(changed).toMatchObject([{ id: ID, notes: 'Back', deletedAt: null }]);
    expect(refused.map(({ id }) => id)).toEqual([sampleGigId('halle')]);

    const { file } = (await sample('addGigFile', CALLS.addGigFile)) as { file: { id: string } };
    const bytes = (await sample('gigFile', { params: { id: file.id } })) as Response;
    expect([await bytes.text(), (await gigOf(sample)).files]).toEqual(['%PDF-1.7', [file]]);
    await sample('deleteGigFile', { params: { id: file.id } });
    expect((await gigOf(sample)).files).toEqual([]);
  });

  it('begins anew each time', async () => {
    const sample = newSample(NOW);
    await sample('deleteGig', { params: { id: ID } });
    expect((await gigOf(newSample(NOW))).gig.deletedAt).toBeNull();
  });
});
