import { describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { kitDesk, type OpenDraft } from './draft.store.ts';

const AT = '2026-11-24T08:00:00.000Z';

/** A desk whose time is moved by hand, and a server that keeps what it was sent. */
function desk() {
  const sent: { id: string | null; kit: OpenDraft['kit']; revision?: number }[] = [];
  const kept: (OpenDraft | null)[] = [];
  let due: (() => void) | null = null;
  let failure: unknown = null;
  let answer: Promise<void> = Promise.resolve();
  const reply = async () => {
    await answer;
    if (failure) throw failure;
  };
  const store = kitDesk({
    async add({ kit, generationId }) {
      sent.push({ id: null, kit });
      await reply();
      return { id: 'pkd_1', kit, generationId, revision: 1, updatedAt: AT };
    },
    async put(id, { kit, revision }) {
      sent.push({ id, kit, revision });
      await reply();
      return { revision: revision + 1, updatedAt: AT };
    },
    keep: (draft) => kept.push(draft),
    later(work) {
      due = work;
      return () => {
        due = null;
      };
    },
  });
  return {
    ...{ store, sent, kept },
    fail: (error: unknown) => {
      failure = error;
    },
    hold: () => {
      const held = Promise.withResolvers<void>();
      answer = held.promise;
      return held.resolve;
    },
    isDue: () => due !== null,
    async pass() {
      const work = due;
      due = null;
      work?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const NEW: OpenDraft = { id: null, kit: emptyKit('NOVA'), generationId: null, revision: 0 };

describe('the desk that a kit is written on', () => {
  it('saves nothing that nobody wrote, then adds the kit, and goes on from each save', async () => {
    const { store, sent, kept, pass } = desk();
    store.open(NEW);
    expect(await store.save()).toBe(true);
    expect(sent).toEqual([]);
    store.change({ city: 'Berlin' });
    store.change((kit) => ({ city: `${kit.city}!` }));
    expect(store.$saving.get().state).toBe('unsaved');
    await pass();
    store.change({ city: 'Leipzig' });
    await pass();
    expect(sent.map(({ id, kit, revision }) => [id, kit.city, revision])).toEqual([
      [null, 'Berlin!', undefined],
      ['pkd_1', 'Leipzig', 1],
    ]);
    expect(store.$draft.get()).toMatchObject({ id: 'pkd_1', revision: 2 });
    expect(store.$saving.get()).toEqual({ state: 'saved', at: new Date(AT) });
    expect(kept.at(-1)).toBeNull();
  });

  it('saves once more what was written while it saved, and adds a kit once', async () => {
    const { store, sent, hold, pass } = desk();
    store.open(NEW);
    store.change({ city: 'Berlin' });
    const go = hold();
    const first = store.save();
    store.change({ city: 'Lyon' });
    const second = store.save();
    go();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    await pass();
    expect(sent.map(({ id, kit }) => [id, kit.city])).toEqual([
      [null, 'Berlin'],
      ['pkd_1', 'Lyon'],
    ]);
  });

  it('keeps what could not be saved and tries again', async () => {
    const { store, sent, kept, fail, isDue, pass } = desk();
    store.open(NEW);
    fail(new TypeError('offline'));
    store.change({ city: 'Berlin' });
    await pass();
    expect(store.$saving.get().state).toBe('failed');
    expect(kept.at(-1)?.kit.city).toBe('Berlin');
    expect(isDue()).toBe(true);
    fail(null);
    await pass();
    expect(sent).toHaveLength(2);
    expect(store.$saving.get().state).toBe('saved');
  });

  it('overwrites what another tab saved only when it is told to', async () => {
    const { store, sent, fail, isDue, pass } = desk();
    store.open({ ...NEW, id: 'pkd_1', revision: 3 }, new Date(AT));
    fail(new ApiError('CONFLICT'));
    store.change({ city: 'Berlin' });
    await pass();
    expect(store.$saving.get().state).toBe('conflict');
    store.change({ city: 'Lyon' });
    expect(isDue()).toBe(false);
    expect(await store.save()).toBe(false);
    fail(null);
    expect(await store.overwrite(7)).toBe(true);
    expect(sent.at(-1)).toMatchObject({ revision: 7, kit: { city: 'Lyon' } });
  });

  it('leaves alone the kit that was opened while another was saved', async () => {
    const { store, hold, pass } = desk();
    store.open({ ...NEW, id: 'pkd_1', revision: 1 }, new Date(AT));
    store.change({ city: 'Berlin' });
    const go = hold();
    const saved = store.save();
    store.open({ ...NEW, id: 'pkd_2', revision: 9 }, new Date(AT));
    go();
    await saved;
    await pass();
    expect(store.$draft.get()).toMatchObject({ id: 'pkd_2', revision: 9, kit: { city: '' } });
    expect(store.$saving.get().state).toBe('saved');
  });
});
