import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, BROKEN, networkOfTest, REFUSED, storageOfTest } from './browser-of-tests.ts';
import { forgetWork, keepWork, keptWorks } from './kept-work.ts';
import type { $isTourOpen as TourOpen } from './open-tour.store.ts';
import type { $toast as Toast } from './toast.store.ts';

const PATH = '/api/tools/logo-generator/adoptions';
const MADE: Answer = { status: 201, body: { generation: { id: 'gen_1' }, credits: {} } };
const CONFLICT = { error: { code: 'CONFLICT', message: 'No', requestId: 'req_1' } };
const NO_FIRST: Answer = { status: 409, body: CONFLICT };

let $toast: typeof Toast;
let $isTourOpen: typeof TourOpen;
let adoptKeptWork: () => Promise<void>;
/** A new page of the same browser, whose tour was seen before. */
async function open(isTourOpen: boolean | null = false): Promise<void> {
  vi.resetModules();
  ({ adoptKeptWork } = await import('./adopt-kept-work.ts'));
  ({ $toast } = await import('./toast.store.ts'));
  ({ $isTourOpen } = await import('./open-tour.store.ts'));
  $isTourOpen.set(isTourOpen);
}
/** What is said comes once the page has nothing else to do. */
const said = () => new Promise<void>((resolve) => setTimeout(resolve));

const assign = vi.fn();
beforeEach(async () => {
  await open();
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('location', { pathname: '/dashboard', assign });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });
  keepWork({ tool: 'logo-generator', title: 'NOVA', input: { name: 'NOVA', seed: 1 } }, new Date());
});
afterEach(() => {
  // The parts of this page still listen: no other file may be given them.
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('a kept logo is made in the account, said, and forgotten by the browser', async () => {
  const { calls } = networkOfTest({ [PATH]: MADE });
  await adoptKeptWork();
  expect(calls).toContain(PATH);
  expect(keptWorks()).toEqual([]);
  expect($toast.get()).toMatchObject({ title: 'NOVA came along' });
});

it('taken over twice, it has the same key, so that it is made once', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  await adoptKeptWork();
  await adoptKeptWork();
  expect(keys).toEqual([`kept-${keptWorks()[0]?.id}`, `kept-${keptWorks()[0]?.id}`]);
});

it.each([
  ['a broken server', BROKEN, 1],
  ['a network that fails', 'network fails' as const, 1],
  ['a brief that is refused', REFUSED, 0],
])('%s decides whether it is kept for another try', async (_, answer, kept) => {
  networkOfTest({ [PATH]: answer });
  await adoptKeptWork();
  expect(keptWorks()).toHaveLength(kept);
  expect(keptWorks().some(({ isDeclined }) => isDeclined)).toBe(false);
  expect($toast.get()).toBeNull();
});

it('what another request is still making is asked for again on the next page', async () => {
  const underWay = () => Response.json(CONFLICT, { status: 409, headers: { 'retry-after': '5' } });
  vi.stubGlobal('fetch', async () => underWay());
  await adoptKeptWork();
  expect(keptWorks()).toMatchObject([{ title: 'NOVA' }]);
  expect(keptWorks()[0]?.isDeclined).toBeUndefined();
});

it('an account that has its first works does not lose it: it waits in its studio, and is never asked for again', async () => {
  const { calls } = networkOfTest({ [PATH]: NO_FIRST });
  await adoptKeptWork();
  await said();
  expect(keptWorks()).toMatchObject([{ title: 'NOVA', isDeclined: true, told: 1 }]);
  expect($toast.get()).toMatchObject({
    title: 'Your logo is waiting: draw it',
    text: expect.stringContaining('usual price'),
  });
  $toast.get()?.action?.onAction();
  expect(assign).toHaveBeenCalledWith('/logo-generator?kept=1');
  await open();
  await adoptKeptWork();
  expect(calls.filter((path) => path === PATH)).toHaveLength(1);
});

describe('a drop, which a device has to make', () => {
  beforeEach(() => {
    localStorage.clear();
    keepWork({ tool: 'voice-tag', title: 'You are locked in', input: {} }, new Date());
  });

  it('waits in its studio, and the account is told so once a page, on three pages', async () => {
    const { calls } = networkOfTest({});
    await adoptKeptWork();
    await said();
    expect(calls).toEqual([]);
    expect($toast.get()).toMatchObject({
      title: 'Your drop is waiting: finish it',
      text: expect.stringContaining('costs nothing'),
    });
    $toast.get()?.action?.onAction();
    expect(assign).toHaveBeenCalledWith('/voice-drops?kept=1');
    $toast.set(null);
    await adoptKeptWork();
    await said();
    expect($toast.get()).toBeNull();
    for (const isTold of [true, true, false]) {
      await open();
      await adoptKeptWork();
      await said();
      expect($toast.get() !== null).toBe(isTold);
    }
    expect(keptWorks()).toMatchObject([{ tool: 'voice-tag', told: 3 }]);
  });

  it.each([
    ['stands over the page', true],
    ['may still open by itself', null],
  ])('is said once the welcome tour is closed, where that %s', async (_, isTourOpen) => {
    await open(isTourOpen);
    await adoptKeptWork();
    $isTourOpen.set(true);
    await said();
    expect($toast.get()).toBeNull();
    expect(keptWorks()[0]?.told).toBeUndefined();
    $isTourOpen.set(false);
    await said();
    expect($toast.get()).toMatchObject({ title: 'Your drop is waiting: finish it' });
  });

  it('is not said any more where it was finished meanwhile, and waits for no tour where there is none', async () => {
    await open(true);
    await adoptKeptWork();
    const [work] = keptWorks();
    forgetWork(work?.id ?? '');
    $isTourOpen.set(false);
    await said();
    expect($toast.get()).toBeNull();

    keepWork({ tool: 'voice-tag', title: 'Another', input: { seed: 2 } }, new Date());
    vi.stubGlobal('location', { pathname: '/library' });
    await open(null);
    await adoptKeptWork();
    await said();
    expect($toast.get()).toMatchObject({ title: 'Your drop is waiting: finish it' });
  });

  it('is not announced in its studio, which says so itself', async () => {
    vi.stubGlobal('location', { pathname: '/voice-drops' });
    await adoptKeptWork();
    await said();
    expect($toast.get()).toBeNull();
  });

  it('lets a logo that came along be said first, and is said on the next page', async () => {
    keepWork({ tool: 'logo-generator', title: 'NOVA', input: {} }, new Date());
    networkOfTest({ [PATH]: MADE });
    await adoptKeptWork();
    expect($toast.get()).toMatchObject({ title: 'NOVA came along' });
    await adoptKeptWork();
    await said();
    expect($toast.get()).toMatchObject({ title: 'Your drop is waiting: finish it' });
  });
});
