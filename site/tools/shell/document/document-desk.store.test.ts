import { describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { documentDesk, type OpenDraft } from './document-desk.store.ts';

const AT = '2026-11-24T08:00:00.000Z';

interface Sheet {
  name: string;
  city: string;
}
type Draft = OpenDraft<Sheet>;

const DRAFT: Draft = {
  id: 'drf_1',
  content: { name: 'NOVA', city: '' },
  generationId: null,
  revision: 3,
};

/** A desk whose time is moved by hand, and a server that keeps what it was sent. */
function desk() {
  const sent: Draft[] = [];
  const kept: (Draft | null)[] = [];
  /** What the server has. */
  let saved: Draft = DRAFT;
  let due: (() => void) | null = null;
  let failure: unknown = null;
  let isOnce = false;
  let answer: Promise<void> = Promise.resolve();
  const reply = async () => {
    await answer;
    const now = failure;
    if (isOnce) failure = null;
    if (now) throw now;
  };
  const store = documentDesk<Sheet>({
    async put(id, body) {
      sent.push({ id, ...body });
      await reply();
      saved = { id, ...body, revision: body.revision + 1 };
      return { revision: saved.revision, updatedAt: AT };
    },
    read: async () => saved,
    keep: (_, draft) => kept.push(draft),
    later(work) {
      due = work;
      return () => {
        due = null;
      };
    },
    isSame: (one, other) => one.name === other.name && one.city === other.city,
  });
  return {
    ...{ store, sent, kept },
    fail: (error: unknown, how: { once?: boolean } = {}) => {
      failure = error;
      isOnce = how.once ?? false;
    },
    hold: () => {
      const held = Promise.withResolvers<void>();
      answer = held.promise;
      return held.resolve;
    },
    isDue: () => due !== null,
    has: (draft: Draft) => {
      saved = draft;
    },
    async pass() {
      const work = due;
      due = null;
      work?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('the desk that a document is written on', () => {
  it('saves nothing that nobody wrote, then goes on from each save', async () => {
    const { store, sent, kept, pass } = desk();
    store.open(DRAFT, new Date(AT));
    expect(await store.save()).toBe(true);
    expect(sent).toEqual([]);
    store.change({ city: 'Berlin' });
    store.change(({ city }) => ({ city: `${city}!` }));
    expect(store.$saving.get().state).toBe('unsaved');
    await pass();
    store.change({ city: 'Leipzig' });
    await pass();
    expect(sent.map(({ content, revision }) => [content.city, revision])).toEqual([
      ['Berlin!', 3],
      ['Leipzig', 4],
    ]);
    expect(store.$draft.get()).toMatchObject({ id: 'drf_1', revision: 5 });
    expect(store.$saving.get()).toEqual({ state: 'saved', at: new Date(AT) });
    expect(kept.at(-1)).toBeNull();
  });

  it('saves once more what was written while it saved', async () => {
    const { store, sent, hold, pass } = desk();
    store.open(DRAFT, new Date(AT));
    store.change({ city: 'Berlin' });
    const go = hold();
    const first = store.save();
    store.change({ city: 'Lyon' });
    const second = store.save();
    go();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    await pass();
    expect(sent.map(({ content, revision }) => [content.city, revision])).toEqual([
      ['Berlin', 3],
      ['Lyon', 4],
    ]);
  });

  it('keeps what could not be saved and tries again', async () => {
    const { store, sent, kept, fail, isDue, pass } = desk();
    store.open(DRAFT, new Date(AT));
    fail(new TypeError('offline'));
    store.change({ city: 'Berlin' });
    await pass();
    expect(store.$saving.get().state).toBe('failed');
    expect(kept.at(-1)?.content.city).toBe('Berlin');
    expect(isDue()).toBe(true);
    fail(null);
    await pass();
    expect(sent).toHaveLength(2);
    expect(store.$saving.get().state).toBe('saved');
  });

  it('knows its own text again where only the answer was lost', async () => {
    const { store, sent, fail, has, pass } = desk();
    store.open(DRAFT, new Date(AT));
    fail(new TypeError('offline'));
    store.change({ city: 'Berlin' });
    await pass();
    has({ ...DRAFT, content: { ...DRAFT.content, city: 'Berlin' }, revision: 4 });
    fail(new ApiError('CONFLICT'), { once: true });
    store.change({ city: 'Berlin and Lyon' });
    expect(await store.save()).toBe(true);
    expect(sent.at(-1)).toMatchObject({ revision: 4, content: { city: 'Berlin and Lyon' } });
    expect(store.$saving.get().state).toBe('saved');
  });

  it('overwrites what another tab saved only when it is told to, and keeps what was made of it', async () => {
    const { store, sent, fail, isDue, pass } = desk();
    store.open(DRAFT, new Date(AT));
    fail(new ApiError('CONFLICT'));
    store.change({ city: 'Berlin' });
    await pass();
    expect(store.$saving.get().state).toBe('conflict');
    store.change({ city: 'Lyon' });
    expect(isDue()).toBe(false);
    expect(await store.save()).toBe(false);
    fail(null);
    expect(await store.overwrite({ revision: 7, generationId: 'gen_1' })).toBe(true);
    expect(sent.at(-1)).toMatchObject({ revision: 7, generationId: 'gen_1', content: { city: 'Lyon' } });
  });

  it('says where another tab has deleted it, and asks no more', async () => {
    const { store, sent, kept, fail, isDue, pass } = desk();
    store.open(DRAFT, new Date(AT));
    fail(new ApiError('NOT_FOUND'));
    store.change({ city: 'Berlin' });
    await pass();
    expect(store.$saving.get().state).toBe('gone');
    store.change({ city: 'Lyon' });
    expect(await store.save()).toBe(false);
    expect([isDue(), sent.length, kept.at(-1)?.content.city]).toEqual([false, 1, 'Lyon']);
  });

  it('leaves alone the one that was opened while another was saved, and changes no other late', async () => {
    const { store, hold, pass } = desk();
    store.open(DRAFT, new Date(AT));
    store.change({ city: 'Berlin' });
    const change = store.changerOfThis();
    const go = hold();
    const saved = store.save();
    store.open({ ...DRAFT, id: 'drf_2', revision: 9 }, new Date(AT));
    go();
    await saved;
    change({ city: 'Nowhere' });
    await pass();
    expect(store.$draft.get()).toMatchObject({ id: 'drf_2', revision: 9, content: { city: '' } });
    expect(store.$saving.get().state).toBe('saved');
  });
});
