import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { FIELD_EDITS } from '../../../../tests/support/gig-edits.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { type Tab, TrackerDevice } from '../../../../tests/support/tracker-device.ts';

const GIG = aGig({ fee: { amount: 100_000, currency: 'EUR' } });
const ID = GIG.id;
const NEW = { id: 'gig_0000000000000000000009', title: 'Tresor', start: '2027-03-20', zone: 'Europe/Berlin' };

let device: TrackerDevice;

/** A tab on a device, which knows of a gig. */
async function begin(): Promise<Tab> {
  device = new TrackerDevice();
  device.server.store(GIG);
  const tab = await device.open();
  tab.gigs.takeIn([GIG]);
  return tab;
}

afterEach(() => device?.close());

it('what could not be sent is sent by the next tab, after this one was closed', async () => {
  const tab = await begin();
  device.isOnline = false;
  expect((await tab.save.changeGig(ID, { title: 'Fabric' })).kind).toBe('kept');
  expect((await tab.add.addGig(NEW)).version).toBe(0);
  await tab.save.changeGig(NEW.id, { notes: 'Bring the needles' });
  await device.settled();
  tab.kill();

  const next = await device.open();
  expect([next.gigs.shownGig(ID)?.title, next.gigs.shownGig(NEW.id)?.notes]).toEqual([
    'Fabric',
    'Bring the needles',
  ]);
  expect(Object.keys(next.edits.$unsaved.get())).toHaveLength(2);
  device.isOnline = true;
  await next.retry.retryAll();
  expect(device.server.stored(ID)?.title).toBe('Fabric');
  expect(device.server.stored(NEW.id)).toMatchObject({ title: 'Tresor', notes: 'Bring the needles' });
  await device.settled();
  next.kill();

  const last = await device.open();
  expect(Object.values(last.edits.$unsaved.get())).toEqual([]);
});

it('a gig whose addition arrived and whose reply was lost is there once', async () => {
  const tab = await begin();
  device.losesReplies = 1;
  await tab.add.addGig(NEW);
  await tab.save.retrySaving(NEW.id);
  expect([...device.server.gigs.keys()]).toEqual([ID, NEW.id]);
  expect(tab.gigs.shownGig(NEW.id)).toEqual(device.server.stored(NEW.id));
});

it('edits of a tab that lives are left to it', async () => {
  const tab = await begin();
  device.isOnline = false;
  await tab.save.changeGig(ID, { title: 'Fabric' });
  await device.settled();
  const other = await device.open();
  expect(other.gigs.shownGig(ID)).toBeUndefined();
});

it('what was read is there without a network, with what was changed since', async () => {
  const tab = await begin();
  device.isOnline = false;
  await expect(tab.call.trackerCall('gigs', { query: {} })).rejects.toThrow('fetch');
  device.isOnline = true;
  await tab.sync();
  device.isOnline = false;
  expect((await tab.call.trackerCall('gigs', { query: {} })).gigs).toHaveLength(1);
  await tab.save.changeGig(ID, { status: 'confirmed' });
  await tab.add.addGig(NEW);
  const list = async (query: object) =>
    (await tab.call.trackerCall('gigs', { query })).gigs.map(({ id }) => id);
  expect(await list({ status: 'confirmed' })).toEqual([ID]);
  expect(await list({ q: 'tres' })).toEqual([NEW.id]);
  expect(await list({ deleted: 'true' })).toEqual([]);
  const first = await tab.call.trackerCall('gigs', { query: { limit: '1', order: 'asc' } });
  const cursor = first.next ?? '';
  const second = await tab.call.trackerCall('gigs', { query: { limit: '1', order: 'asc', cursor } });
  expect([first.gigs[0]?.id, second.gigs[0]?.id, second.next]).toEqual([ID, NEW.id, null]);
  const { columns } = await tab.call.trackerCall('gigBoard', { query: { today: '2026-11-28' } });
  // As they are stored: the board counts on from there.
  expect(columns.flatMap(({ status, count }) => (count > 0 ? [status] : []))).toEqual([GIG.status]);
  const whole = await tab.call.trackerCall('gig', { params: { id: ID } });
  expect(whole).toMatchObject({ gig: { id: ID, version: 1 }, contacts: [], seriesSize: 0 });
  expect(tab.offline.$offline.get()).not.toBeNull();
  await expect(tab.call.trackerCall('changeGigs', { body: { changes: [] } })).rejects.toThrow('fetch');
});

it('what stands before a server that is down is no answer: what was read is there', async () => {
  const tab = await begin();
  await tab.sync();
  device.isServerDown = true;
  expect((await tab.call.trackerCall('gigs', { query: {} })).gigs).toHaveLength(1);
  expect(await tab.call.isReached()).toBe(false);
  expect((await tab.save.changeGig(ID, { title: 'Fabric' })).kind).toBe('kept');
  device.isServerDown = false;
  expect(await tab.call.isReached()).toBe(true);
  expect((await tab.save.retrySaving(ID)).kind).toBe('saved');
});

it('what two tabs did to one list is both there, whichever is open still', async () => {
  const task = (id: string) => ({ id, text: `Task ${id}`, due: null, doneOn: null });
  const one = await begin();
  const two = await device.open();
  two.gigs.takeIn([GIG]);
  device.isOnline = false;
  await one.save.changeGig(ID, { tasks: [task('a')] });
  await two.save.changeGig(ID, { tasks: [task('b')] });
  await device.settled();
  one.kill();
  await two.adopt();
  device.isOnline = true;
  await two.retry.retryAll();
  const stored = device.server.stored(ID)?.tasks.map(({ id }) => id);
  expect(stored?.toSorted()).toEqual(['a', 'b']);
});

it('what somebody has to choose is asked by the next tab, after this one was closed', async () => {
  const tab = await begin();
  await tab.sync();
  device.server.gigs.get(ID)?.patch(1, { title: 'Printworks' });
  await tab.save.changeGig(ID, { title: 'Fabric' });
  await device.settled();
  tab.kill();
  const next = await device.open();
  expect(next.save.$conflicts.get()[ID]).toMatchObject([{ mine: { title: 'Fabric' } }]);
  expect(next.gigs.shownGig(ID)).toBeDefined();
});

it('nothing is sent, or kept, while another account may be here', async () => {
  const tab = await begin();
  tab.session.$session.set({ status: 'unreachable' });
  expect((await tab.save.changeGig(ID, { title: 'Fabric' })).kind).toBe('kept');
  expect((await tab.add.addGig(NEW)).version).toBe(0);
  await expect(tab.sync()).rejects.toThrow();
  expect(device.server.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

it('a gig that the server refuses stays, and is added once it is mended', async () => {
  const tab = await begin();
  device.isOnline = false;
  await tab.add.addGig({ ...NEW, title: '' });
  device.isOnline = true;
  expect((await tab.save.retrySaving(NEW.id)).kind).toBe('kept');
  expect(tab.gigs.shownGig(NEW.id)).toBeDefined();
  expect((await tab.save.changeGig(NEW.id, { title: 'Tresor' })).kind).toBe('saved');
  expect(device.server.stored(NEW.id)).toMatchObject({ title: 'Tresor', version: 1 });
});

/** What each of two tabs changes, and what another device does. */
const PARTS = {
  one: [FIELD_EDITS.title, FIELD_EDITS.setUp],
  two: [FIELD_EDITS.public, FIELD_EDITS.minutes],
  elsewhere: [FIELD_EDITS.type, FIELD_EDITS.radius, FIELD_EDITS.rider, FIELD_EDITS.route],
} as const;
const step = fc.record({
  does: fc.constantFrom(
    'change',
    'change',
    'elsewhere',
    'go off',
    'come back',
    'lose a reply',
    'wait',
    'close',
  ),
  tab: fc.constantFrom<'one' | 'two'>('one', 'two'),
  which: fc.nat({ max: 1000 }),
});

it('two tabs, a device elsewhere, a network that comes and goes, and tabs that are closed: nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (script) => {
      device?.close();
      device = new TrackerDevice();
      device.server.store(GIG);
      const tabs = new Map<'one' | 'two', Tab>();
      const open = async (name: 'one' | 'two'): Promise<Tab> => {
        const tab = tabs.get(name) ?? (await device.open());
        tabs.set(name, tab);
        if (!tab.gigs.shownGig(ID)) tab.gigs.takeIn([device.server.stored(ID) ?? GIG]);
        return tab;
      };
      /** The last that each said. */
      const said = new Map<string, unknown>();
      for (const [n, { does, tab: name, which }] of script.entries()) {
        if (does === 'go off') device.isOnline = false;
        else if (does === 'come back') device.isOnline = true;
        else if (does === 'lose a reply') device.losesReplies = 1;
        else if (does === 'elsewhere') {
          const { stored } = device.server.gigs.get(ID) ?? { stored: GIG };
          const patch = PARTS.elsewhere[which % 4]?.(stored, n + 10) ?? {};
          device.server.gigs.get(ID)?.patch(stored.version, patch);
        } else if (does === 'close') {
          await device.settled();
          tabs.get(name)?.kill();
          tabs.delete(name);
        } else {
          const tab = await open(name);
          const gig = tab.gigs.shownGig(ID) ?? GIG;
          const patch = (does === 'change' && PARTS[name][which % 2]?.(gig, n + 10)) || {};
          const saving = tab.save.changeGig(ID, patch);
          if (does === 'wait') await saving;
          const { title, setUp, isPublic, travel } = tab.gigs.shownGig(ID) ?? GIG;
          const now = { title, setUp, isPublic, minutes: travel.minutes };
          for (const field of Object.keys(patch)) {
            const key = field === 'travel' ? 'minutes' : field;
            said.set(key, now[key as keyof typeof now]);
          }
        }
      }
      device.isOnline = true;
      device.losesReplies = 0;
      const { type, radius, outcome } = device.server.stored(ID) ?? GIG;
      await device.settled();
      for (const tab of tabs.values()) await tab.retry.retryAll();
      await device.settled();
      for (const tab of tabs.values()) tab.kill();
      const last = await device.open();
      await last.retry.retryAll();
      const stored = device.server.stored(ID) ?? GIG;
      const now = { ...stored, minutes: stored.travel.minutes };
      expect(now).toMatchObject({ type, radius, outcome, ...Object.fromEntries(said) });
      expect(Object.values(last.edits.$unsaved.get()).filter(Boolean)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
