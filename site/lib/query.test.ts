import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Credits } from '#core/credits.ts';
import { BROKEN, networkOfTest, REFUSED, SIGNED_OUT } from './browser-of-tests.ts';
import { CONTENT_FRESH_MS } from './cache-rules.ts';
import { claimData, forgetAllData, putData, type Query, query, refresh } from './query.ts';

const PATH = '/api/user/credits';
const CREDITS: Credits = {
  balance: 20,
  plan: 'free',
  dailyLimit: 3,
  dailyUsed: 0,
  resetsAt: '2026-11-21T00:00:00.000Z',
  costs: {},
};
const $when = atom<string | null>('me');
const settle = () => vi.advanceTimersByTimeAsync(0);
let unmounts: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  $when.set('me');
});
afterEach(() => {
  for (const unmount of unmounts) unmount();
  unmounts = [];
  forgetAllData();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function creditsQuery(answer: Parameters<typeof networkOfTest>[0][string] = { body: CREDITS }) {
  const network = networkOfTest({ [PATH]: answer });
  return { $credits: query('credits', {}, { when: $when }), ...network };
}

async function mount($query: { listen: (listener: () => void) => () => void }) {
  const unmount = $query.listen(() => undefined);
  unmounts.push(unmount);
  await settle();
  return unmount;
}

describe('a query', () => {
  it('fetches when it is first shown', async () => {
    const { $credits, calls } = creditsQuery();
    expect(calls).toEqual([]);
    await mount($credits);
    expect(calls).toEqual([PATH]);
    expect($credits.get()).toMatchObject({ data: CREDITS, loading: false });
  });

  it('fetches nothing while nobody is signed in', async () => {
    const { $credits, calls } = creditsQuery();
    $when.set(null);
    await mount($credits);
    expect(calls).toEqual([]);
    $when.set('me');
    await settle();
    expect(calls).toEqual([PATH]);
  });

  it('is fresh for five minutes: a mount within them asks nothing, one after them does', async () => {
    const { $credits, calls } = creditsQuery();
    (await mount($credits))();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    const unmount = await mount($credits);
    expect(calls).toHaveLength(1);
    unmount();
    await vi.advanceTimersByTimeAsync(1);
    await mount($credits);
    expect(calls).toHaveLength(2);
  });

  it('shows what it has while it asks again', async () => {
    const { $credits } = creditsQuery();
    (await mount($credits))();
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    $credits.listen(() => undefined);
    expect($credits.value).toMatchObject({ data: CREDITS, loading: true });
  });

  it('is dropped ten minutes after the last part of the page let go of it', async () => {
    const { $credits } = creditsQuery();
    const unmount = await mount($credits);
    // However long it was in use before.
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    unmount();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    const unmountAgain = $credits.listen(() => undefined);
    expect($credits.value?.data).toEqual(CREDITS);
    await settle();
    unmountAgain();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    unmounts.push($credits.listen(() => undefined));
    expect($credits.value?.data).toBeUndefined();
    await settle();
  });

  it('is not dropped while it is in use again', async () => {
    const { $credits, calls } = creditsQuery();
    (await mount($credits))();
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    const unmount = await mount($credits);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    unmount();
    await mount($credits);
    expect(calls).toHaveLength(2);
    expect($credits.get().data).toEqual(CREDITS);
  });

  it('is kept apart from what the same call answers for something else', async () => {
    const drafts = (id: string) => ({ drafts: [{ id, title: id, generationId: null, updatedAt: '' }] });
    const { calls } = networkOfTest({
      '/api/tools/press-kit/drafts': { body: drafts('kit') },
      '/api/tools/contract-generator/drafts': { body: drafts('contract') },
    });
    const [$kits, $contracts] = ['press-kit', 'contract-generator'].map((tool) =>
      query('drafts', { params: { tool } }, { when: $when }),
    ) as [Query<'drafts'>, Query<'drafts'>];
    await mount($kits);
    await mount($contracts);
    refresh('drafts');
    await settle();
    expect([$kits, $contracts].map(($query) => $query.get().data?.drafts[0]?.id)).toEqual([
      'kit',
      'contract',
    ]);
    expect(calls).toHaveLength(4);
  });

  it('asks for nothing by itself while it is on screen', async () => {
    const { $credits, calls } = creditsQuery();
    await mount($credits);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(calls).toHaveLength(1);
  });

  it('is tried once more before it fails, and waits without an error until then', async () => {
    const { $credits, calls } = creditsQuery(BROKEN);
    await mount($credits);
    expect($credits.get()).toMatchObject({ loading: true });
    expect($credits.get().error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
    expect($credits.get()).toMatchObject({ loading: false, error: { code: 'INTERNAL' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('asks again at the next mount after a failure, fresh or not', async () => {
    const { $credits, calls, answers } = creditsQuery(REFUSED);
    (await mount($credits))();
    answers[PATH] = { body: CREDITS };
    await mount($credits);
    expect(calls).toHaveLength(2);
    expect($credits.get().data).toEqual(CREDITS);
  });

  it('keeps its data when a refresh fails', async () => {
    const { $credits, answers } = creditsQuery();
    await mount($credits);
    answers[PATH] = REFUSED;
    refresh('credits');
    await settle();
    expect($credits.get()).toMatchObject({ data: CREDITS, error: { code: 'INVALID_INPUT' } });
  });

  it('asks again at the next mount after a refresh that failed', async () => {
    const { $credits, calls, answers } = creditsQuery();
    const unmount = await mount($credits);
    answers[PATH] = REFUSED;
    refresh('credits');
    await settle();
    unmount();
    await mount($credits);
    expect(calls).toHaveLength(3);
  });

  it('yields null on 401, at once', async () => {
    const { $credits, calls } = creditsQuery(SIGNED_OUT);
    await mount($credits);
    expect($credits.get()).toMatchObject({ data: null, loading: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('generated content and activity', () => {
  it('are fresh for thirty seconds', async () => {
    const { calls } = networkOfTest({ '/api/user/activity': { body: [] } });
    const $activity = query('activity', { query: {} }, { when: $when, freshMs: CONTENT_FRESH_MS });
    (await mount($activity))();
    await vi.advanceTimersByTimeAsync(29_999);
    (await mount($activity))();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await mount($activity);
    expect(calls).toHaveLength(2);
  });
});

describe('data', () => {
  it('that another reply brought along is shown without a call', async () => {
    const { $credits, calls } = creditsQuery();
    await mount($credits);
    putData('credits', { ...CREDITS, balance: 18 });
    expect($credits.get().data?.balance).toBe(18);
    expect(calls).toHaveLength(1);
  });

  it('that was changed is asked for again, and only that', async () => {
    const { $credits, calls } = creditsQuery();
    await mount($credits);
    refresh('activity');
    await settle();
    expect(calls).toHaveLength(1);
    refresh('activity', 'credits');
    await settle();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['is asked for again', () => refresh('credits')],
    ['was brought along by another reply', () => putData('credits', { ...CREDITS, balance: 18 })],
    ['is of another account', () => ['usr_1', 'usr_2'].forEach(claimData)],
  ])('that %s is not overwritten by an answer of before, which was under way', async (_, change) => {
    const { $credits, calls, answers } = creditsQuery();
    unmounts.push($credits.listen(() => undefined));
    answers[PATH] = { body: { ...CREDITS, balance: 18 } };
    change();
    await settle();
    expect($credits.get()).toMatchObject({ data: { balance: 18 }, loading: false });
    expect(calls).toEqual([PATH, PATH]);
  });

  it('that changed while an answer failed is asked for again', async () => {
    const { $credits, calls, answers } = creditsQuery(REFUSED);
    unmounts.push($credits.listen(() => undefined));
    answers[PATH] = { body: CREDITS };
    refresh('credits');
    await settle();
    expect($credits.get()).toMatchObject({ data: CREDITS, loading: false });
    expect($credits.get().error).toBeUndefined();
    expect(calls).toHaveLength(2);
  });
});
