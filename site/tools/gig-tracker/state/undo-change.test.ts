import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGig } from '../../../../tests/support/gigs.ts';
import { TrackerServer } from '../../../../tests/support/tracker-device.ts';
import { forgetGigs, takeIn } from './gigs.store.ts';
import { patched } from './patched-gig.ts';
import { changeGig } from './save-gig.ts';
import { undoChange } from './undo-change.ts';

const ID = aGig().id;
let server: TrackerServer;
const stored = () => server.stored(ID) ?? aGig();

beforeEach(() => {
  server = new TrackerServer();
  server.store(aGig());
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => server.answer(address, init));
  takeIn([stored()]);
});
afterEach(forgetGigs);

it('a change is taken back with all that goes with it', async () => {
  await changeGig(ID, { status: 'hold', hold: { order: 2, until: '2026-12-01' } });
  const before = stored();
  await changeGig(ID, { status: 'confirmed' });
  await undoChange(ID, before, patched(before, { status: 'confirmed' }));
  expect(stored()).toMatchObject({ status: 'hold', hold: before.hold });
});

it('a change is taken back alone: what was added to the same list since stays', async () => {
  const task = (id: string) => ({ id, text: `Task ${id}`, due: null, doneOn: null });
  const before = stored();
  await changeGig(ID, { tasks: [task('a')] });
  await changeGig(ID, { tasks: [task('a'), task('b')] });
  await undoChange(ID, before, patched(before, { tasks: [task('a')] }));
  expect(stored().tasks).toEqual([task('b')]);
});

it('a change is not taken back where the same was changed again since, and says so', async () => {
  const before = stored();
  await changeGig(ID, { status: 'confirmed' });
  const changed = stored();
  server.gigs.get(ID)?.patch(stored().version, { status: 'played' });
  takeIn([stored()]);
  const outcome = await undoChange(ID, before, changed);
  expect([outcome.kind, stored().status]).toEqual(['refused', 'played']);
});
