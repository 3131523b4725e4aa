import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyOf } from '#core/journey.ts';
import { type Answer, BROKEN, networkOfTest, SIGNED_OUT, storageOfTest } from '#site/lib/browser-of-tests.ts';

const USER = '/api/auth/user';
const JOURNEY = '/api/user/journey';
const COMPLETE = '/api/user/journey/onboardingCompleted';
const AHEAD: Answer = { body: journeyOf({}) };
const DONE: Answer = { body: journeyOf({ onboardingCompleted: new Date(0) }) };
const ACCOUNT: Answer = { body: { id: 'usr_1', firstName: 'Mara' } };
const settle = () => vi.advanceTimersByTimeAsync(0);

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
});
afterEach(() => {
  stop();
  // The parts of this page still listen: no other file may be given them.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that was just opened, by an account whose tour is not completed unless told otherwise. */
async function openPage(answers: Record<string, Answer> = {}, isAsked = false) {
  const network = networkOfTest({ [USER]: ACCOUNT, [JOURNEY]: AHEAD, [COMPLETE]: DONE, ...answers });
  const store = await import('./tour.store.ts');
  const { openTour, $isTourOpen } = await import('#site/lib/open-tour.store.ts');
  stop = store.followTour(isAsked);
  await settle();
  return { ...store, ...network, openTour, $isTourOpen, opened: () => store.$tour.get().opened };
}

const flag = () => localStorage.getItem('deckhand.tour-completed');
const completed = () => localStorage.setItem('deckhand.tour-completed', 'true');

describe('the tour of an account', () => {
  it('tells the page whether it stands over it, as soon as that is known', async () => {
    const shown = await openPage();
    expect(shown.$isTourOpen.get()).toBe(true);
    shown.skipTour();
    expect(shown.$isTourOpen.get()).toBe(false);
    stop();
    vi.resetModules();
    localStorage.clear();
    const hidden = await openPage({ [JOURNEY]: DONE });
    expect(hidden.$isTourOpen.get()).toBe(false);
    stop();
    vi.resetModules();
    localStorage.clear();
    const unknown = await openPage({ [USER]: BROKEN });
    expect(unknown.$isTourOpen.get()).toBeNull();
  });

  it('is hidden and the local flag saved if milestone onboardingCompleted is completed', async () => {
    const { opened } = await openPage({ [JOURNEY]: DONE });
    expect([opened(), flag()]).toEqual([null, 'true']);
  });

  it('is otherwise shown', async () => {
    const { opened } = await openPage();
    expect([opened(), flag()]).toEqual(['itself', null]);
  });

  it('closes immediately if completed locally', async () => {
    completed();
    const { opened, calls } = await openPage();
    expect(opened()).toBeNull();
    expect(calls).not.toContain(COMPLETE);
  });

  it('waits while the journey does not load', async () => {
    const { opened } = await openPage({ [JOURNEY]: BROKEN });
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened()).toBeNull();
  });

  it('goes when another device completes it, at the next look at the journey', async () => {
    const { opened, answers } = await openPage();
    answers[JOURNEY] = DONE;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([opened(), flag()]).toEqual([null, 'true']);
  });
});

describe('the tour of a visitor', () => {
  it('is shown unless the local flag is true', async () => {
    const { opened } = await openPage({ [USER]: SIGNED_OUT });
    expect(opened()).toBe('itself');
  });

  it('stays away where the local flag is true', async () => {
    completed();
    const { opened } = await openPage({ [USER]: SIGNED_OUT });
    expect(opened()).toBeNull();
  });

  it('is completed without asking the server', async () => {
    const { finishTour, opened, calls } = await openPage({ [USER]: SIGNED_OUT });
    await finishTour();
    expect([opened(), flag()]).toEqual([null, 'true']);
    expect(calls).not.toContain(COMPLETE);
  });
});

describe('Skip', () => {
  it('marks it completed locally, closes it and tells the server', async () => {
    const { skipTour, opened, calls } = await openPage();
    skipTour();
    expect([opened(), flag()]).toEqual([null, 'true']);
    await settle();
    expect(calls.filter((path) => path === COMPLETE)).toHaveLength(1);
    expect(opened()).toBeNull();
  });
});

describe('Finish', () => {
  it('says so while it is saving, ignores everything meanwhile, and then closes', async () => {
    const { finishTour, skipTour, moveTour, $tour, calls } = await openPage();
    moveTour(4);
    const finished = finishTour();
    expect($tour.get()).toMatchObject({ opened: 'itself', step: 5, isSaving: true });
    moveTour(-1);
    skipTour();
    expect($tour.get()).toMatchObject({ opened: 'itself', step: 5, isSaving: true });
    await settle();
    await finished;
    expect($tour.get()).toMatchObject({ opened: null, isSaving: false });
    expect(calls.filter((path) => path === COMPLETE)).toHaveLength(1);
  });

  it('on success the journey cache gives way to the reply, and is asked for again', async () => {
    const { finishTour, calls } = await openPage();
    const before = calls.filter((path) => path === JOURNEY).length;
    await finishTour();
    await settle();
    expect(calls.filter((path) => path === JOURNEY).length).toBe(before + 1);
  });

  it.each([
    ['401', SIGNED_OUT],
    ['500', BROKEN],
    ['a network that fails', 'network fails' as const],
  ])('on %s the tour is treated as completed locally', async (_, answer) => {
    const { finishTour, opened, openTour } = await openPage({ [COMPLETE]: answer });
    await finishTour();
    expect([opened(), flag()]).toEqual([null, 'true']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(opened()).toBeNull();
    openTour();
    expect(opened()).toBe('asked');
  });

  it('closes at once where it was completed before', async () => {
    completed();
    const { finishTour, opened, openTour, calls } = await openPage({ [JOURNEY]: DONE });
    openTour();
    const finished = finishTour();
    expect(opened()).toBeNull();
    await finished;
    expect(calls).not.toContain(COMPLETE);
  });

  it('tells the server once more what it missed', async () => {
    completed();
    const { finishTour, openTour, calls } = await openPage();
    openTour();
    await finishTour();
    await settle();
    expect(calls).toContain(COMPLETE);
  });
});

describe('the Tour button', () => {
  it('reopens a completed tour at its first step, and polls leave it open', async () => {
    completed();
    const { openTour, $tour } = await openPage({ [JOURNEY]: DONE });
    openTour();
    await vi.advanceTimersByTimeAsync(20_000);
    expect($tour.get()).toEqual({ opened: 'asked', step: 1, isSaving: false });
  });

  it('leaves an open tour where it stands', async () => {
    const { openTour, moveTour, $tour } = await openPage();
    moveTour(2);
    openTour();
    expect($tour.get()).toMatchObject({ opened: 'itself', step: 3 });
  });

  it('is heard when the address asks, once it is known who is here', async () => {
    completed();
    const { opened } = await openPage({ [JOURNEY]: DONE }, true);
    expect(opened()).toBe('asked');
  });
});

it('step moves between 1 and 5', async () => {
  const { moveTour, $tour } = await openPage();
  const step = (by: number) => {
    moveTour(by);
    return $tour.get().step;
  };
  expect([-1, 1, 1, 1, 1, 1, -1].map(step)).toEqual([1, 2, 3, 4, 5, 5, 4]);
});

it('who left by the link of a step goes on with the next one, once', async () => {
  const first = await openPage();
  first.moveTour(1);
  first.leaveTour();
  stop();
  vi.resetModules();
  const second = await openPage();
  expect(second.$tour.get()).toMatchObject({ opened: 'itself', step: 3 });
  stop();
  vi.resetModules();
  expect((await openPage()).$tour.get().step).toBe(1);
});
