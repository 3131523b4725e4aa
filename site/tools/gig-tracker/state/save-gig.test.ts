import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GigPatch } from '#core/gigs/gig.ts';
import { FIELD_EDITS } from '../../../../tests/support/gig-edits.ts';
import { GigServer } from '../../../../tests/support/gig-writers.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { answerConflict } from './answer-conflict.ts';
import { $unsaved } from './edits.ts';
import { forgetGigs, shownGig, storedGig, takeIn } from './gigs.store.ts';
import { $conflicts, changeGig, type Outcome, retrySaving } from './save-gig.ts';

const ID = aGig().id;
const FEE = { amount: 100_000, currency: 'EUR' } as const;

interface Fake {
  server: GigServer;
  /** Versions that changes named, in the order in which they came. */
  named: number[];
  /** What happens to the next calls: nothing, the reply is lost, or the call is. */
  fate: ('reply lost' | 'call lost' | 'gone' | 'refused')[];
  /** Waits before it answers. */
  gate: Promise<void> | null;
}

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ error: { code, message: code, requestId: 'r', ...more } }, { status });

async function answer(fake: Fake, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') === 'GET') return Response.json({ gig: fake.server.stored });
  const version = Number(/\d+/.exec(new Headers(init.headers).get('if-match') ?? '')?.[0]);
  const fate = fake.fate.shift();
  await fake.gate;
  if (fate === 'call lost') throw new TypeError('Failed to fetch');
  if (fate === 'gone') return refusal(404, 'NOT_FOUND');
  if (fate === 'refused')
    return refusal(422, 'INVALID_INPUT', {
      fields: [{ path: 'setUp', reason: 'Use 1,440 at most' }],
    });
  fake.named.push(version);
  const isTaken = fake.server.patch(version, JSON.parse(String(init.body)) as GigPatch);
  const { stored } = fake.server;
  if (fate === 'reply lost') throw new TypeError('Failed to fetch');
  return isTaken
    ? Response.json({ gig: stored })
    : refusal(409, 'CONFLICT', { versions: { stored, sent: stored } });
}

let fake: Fake;
beforeEach(() => {
  fake = { server: new GigServer(aGig({ fee: FEE })), named: [], fate: [], gate: null };
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(fake, init));
  takeIn([fake.server.stored]);
});
afterEach(() => {
  forgetGigs();
});

/** What another window stores. */
const elsewhere = (patch: GigPatch): void => {
  expect(fake.server.patch(fake.server.stored.version, patch)).toBe(true);
};
const kindOf = ({ kind }: Outcome) => kind;

describe('a change of a gig', () => {
  it('is shown at once, and saved from the version that is known', async () => {
    const saving = changeGig(ID, { title: 'Fabric' });
    expect(shownGig(ID)?.title).toBe('Fabric');
    expect(storedGig(ID)?.title).toBe('Club night');
    expect(kindOf(await saving)).toBe('saved');
    expect([fake.named, storedGig(ID)?.version, shownGig(ID)?.version]).toEqual([[1], 2, 2]);
  });

  it('that comes while another is on its way is sent after it, from its version', async () => {
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => {
      open = resolve;
    });
    const [first, second] = [changeGig(ID, { title: 'Fabric' }), changeGig(ID, { status: 'confirmed' })];
    expect(shownGig(ID)).toMatchObject({ title: 'Fabric', status: 'confirmed' });
    open();
    expect([kindOf(await first), kindOf(await second)]).toEqual(['saved', 'saved']);
    expect(fake.named).toEqual([1, 2]);
    expect(fake.server.stored).toMatchObject({ title: 'Fabric', status: 'confirmed' });
  });

  it('goes beside what another window changed: nobody is asked, and nothing is lost', async () => {
    elsewhere({ notes: 'Bring the needles' });
    expect(kindOf(await changeGig(ID, { title: 'Fabric' }))).toBe('saved');
    expect(fake.server.stored).toMatchObject({ title: 'Fabric', notes: 'Bring the needles' });
    expect($conflicts.get()[ID]).toBeUndefined();
    expect(shownGig(ID)).toEqual(fake.server.stored);
  });

  it('of what another window changed too is a conflict, which is answered either way', async () => {
    elsewhere({ title: 'Printworks' });
    await changeGig(ID, { title: 'Fabric' });
    const [conflict] = $conflicts.get()[ID] ?? [];
    expect([conflict?.mine, conflict?.stored]).toEqual([{ title: 'Fabric' }, { title: 'Printworks' }]);
    expect(shownGig(ID)?.title).toBe('Printworks');
    if (conflict) await answerConflict(ID, conflict, 'mine');
    expect([fake.server.stored.title, $conflicts.get()[ID]]).toEqual(['Fabric', []]);

    elsewhere({ title: 'Berghain' });
    await changeGig(ID, { title: 'Tresor' });
    const [next] = $conflicts.get()[ID] ?? [];
    if (next) await answerConflict(ID, next, 'stored');
    expect([fake.server.stored.title, $conflicts.get()[ID]]).toEqual(['Berghain', []]);
  });

  it('that could not be sent stays shown, says so, and is saved by the next try', async () => {
    fake.fate = ['call lost'];
    expect(kindOf(await changeGig(ID, { title: 'Fabric' }))).toBe('kept');
    expect([shownGig(ID)?.title, Boolean($unsaved.get()[ID])]).toEqual(['Fabric', true]);
    // What is read in between doesn't take it away.
    takeIn([fake.server.stored]);
    expect(shownGig(ID)?.title).toBe('Fabric');
    expect(kindOf(await retrySaving(ID))).toBe('saved');
    expect([fake.server.stored.title, $unsaved.get()[ID]]).toEqual(['Fabric', undefined]);
  });

  it('whose reply was lost is no conflict with itself', async () => {
    fake.fate = ['reply lost'];
    expect(kindOf(await changeGig(ID, { title: 'Fabric' }))).toBe('kept');
    expect(kindOf(await retrySaving(ID))).toBe('saved');
    expect($conflicts.get()[ID]).toBeUndefined();
    expect(fake.server.stored).toMatchObject({ title: 'Fabric', version: 2 });
  });

  it('that is refused is taken back, with the reason at its field', async () => {
    fake.fate = ['refused'];
    const outcome = await changeGig(ID, { setUp: 9999, title: 'Fabric' });
    expect(outcome).toMatchObject({ kind: 'refused', fields: [{ path: 'setUp' }] });
    expect(shownGig(ID)?.title).toBe('Club night');
  });

  it('of a gig that is gone says so', async () => {
    fake.fate = ['gone'];
    expect(kindOf(await changeGig(ID, { title: 'Fabric' }))).toBe('gone');
    expect(shownGig(ID)).toBeUndefined();
    expect(kindOf(await changeGig(ID, { title: 'Fabric' }))).toBe('gone');
  });

  it('that is refused takes no later one with it: each hears what came of it', async () => {
    fake.fate = ['refused'];
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => {
      open = resolve;
    });
    const [set, notes] = [changeGig(ID, { setUp: 30 }), changeGig(ID, { notes: 'Two floors' })];
    open();
    expect([kindOf(await set), kindOf(await notes)]).toEqual(['refused', 'saved']);
    expect(fake.server.stored).toMatchObject({ setUp: null, notes: 'Two floors' });
    expect(shownGig(ID)).toEqual(fake.server.stored);
  });

  it('that was kept and is refused later loses only the field that was refused', async () => {
    fake.fate = ['call lost'];
    await Promise.all([changeGig(ID, { setUp: 9999 }), changeGig(ID, { notes: 'Two floors' })]);
    fake.fate = ['refused'];
    expect(await retrySaving(ID)).toMatchObject({ kind: 'refused', fields: [{ path: 'setUp' }] });
    await vi.waitFor(() => expect(fake.server.stored.notes).toBe('Two floors'));
    await vi.waitFor(() => expect($unsaved.get()[ID]).toBeUndefined());
    expect(shownGig(ID)).toEqual(fake.server.stored);
  });

  it('of another account is not sent by the one that comes after it', async () => {
    fake.fate = ['call lost'];
    await changeGig(ID, { title: 'Fabric' });
    forgetGigs();
    expect(kindOf(await retrySaving(ID))).toBe('gone');
    expect([fake.server.stored.title, shownGig(ID), $unsaved.get()]).toEqual(['Club night', undefined, {}]);
  });
});

it('that is changed back after its reply was lost is stored as it is shown', async () => {
  fake.fate = ['reply lost'];
  await changeGig(ID, { title: 'Fabric' });
  expect(kindOf(await changeGig(ID, { title: 'Club night' }))).toBe('saved');
  expect([fake.server.stored.title, shownGig(ID)?.title]).toEqual(['Club night', 'Club night']);
});

/** What is changed here, and what another window changes of the same gig. */
const HERE = [FIELD_EDITS.title, FIELD_EDITS.setUp, FIELD_EDITS.public, FIELD_EDITS.minutes];
const THERE = [FIELD_EDITS.type, FIELD_EDITS.radius, FIELD_EDITS.rider, FIELD_EDITS.route];
const step = fc.record({
  does: fc.constantFrom('change', 'change', 'wait', 'elsewhere', 'lose the reply', 'lose the call'),
  which: fc.nat({ max: 1000 }),
});

it('changes here and in another window all stay, whatever gets lost on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (script) => {
      forgetGigs();
      fake.server = new GigServer(aGig({ fee: FEE }));
      fake.fate = [];
      takeIn([fake.server.stored]);
      const running: Promise<Outcome>[] = [];
      for (const [n, { does, which }] of script.entries()) {
        const edits = does === 'elsewhere' ? THERE : HERE;
        const edit = edits[which % edits.length];
        const mine = shownGig(ID);
        if (does === 'lose the reply') fake.fate.push('reply lost');
        else if (does === 'lose the call') fake.fate.push('call lost');
        else if (does === 'wait') await Promise.all(running);
        else if (does === 'elsewhere') elsewhere(edit?.(fake.server.stored, n + 10) ?? {});
        else running.push(changeGig(ID, (mine && edit?.(mine, n + 10)) ?? {}));
      }
      await Promise.all(running);
      fake.fate = [];
      const { title, setUp, isPublic, travel } = shownGig(ID) ?? aGig();
      const { type, radius, outcome, travel: theirs } = fake.server.stored;
      if ($unsaved.get()[ID]) await retrySaving(ID);
      expect(fake.server.stored).toMatchObject({
        ...{ title, setUp, isPublic, type, radius, outcome },
        travel: { minutes: travel.minutes, note: theirs.note },
      });
      takeIn([fake.server.stored]);
      expect(shownGig(ID)).toEqual(fake.server.stored);
      expect([$unsaved.get()[ID], $conflicts.get()[ID]]).toEqual([undefined, undefined]);
    }),
    { numRuns: 300 },
  );
});
