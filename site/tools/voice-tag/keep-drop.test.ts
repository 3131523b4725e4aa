import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOfTest } from '#site/lib/browser-of-tests.ts';
import { keptWorkOf, markWork } from '#site/lib/kept-work.ts';
import { dropOfTests } from './drops-of-tests.ts';

const lib = await vi.hoisted(async () => {
  const { atom } = await import('nanostores');
  return { $user: atom<{ totalGenerationsCount: number } | null>(null) };
});
vi.mock('#site/lib/session.store.ts', async () => {
  const { atom } = await import('nanostores');
  return {
    $user: lib.$user,
    $me: atom(null),
    $session: atom({ status: 'loading' }),
    refreshSession: vi.fn(),
  };
});
const { drop, takes, TOOL } = await import('./studio.ts');
const { $freeDrop, $keptDrop } = await import('./kept-drop.store.ts');
const { storedPicture } = await import('./stored-picture.ts');
const { BLANK_DROP } = await import('./drop-draft.ts');
const { forgetDrop, keepDrop, takeUpKept } = await import('./keep-drop.ts');

const NEW = { totalGenerationsCount: 0 };
const OLD = { totalGenerationsCount: 2 };
const MADE = dropOfTests({ profile: 'club' });

/** A new page of the same browser. */
function open(query = ''): void {
  $keptDrop.set(null);
  lib.$user.set(null);
  drop.change(BLANK_DROP);
  vi.stubGlobal('location', { href: `https://deckhand.example/voice-drops${query}`, search: query });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
  open();
});
afterEach(() => void vi.unstubAllGlobals());

describe("a visitor's preview", () => {
  it('is kept as the tool takes it, under the words it says, and the newest counts', () => {
    keepDrop(dropOfTests());
    keepDrop(MADE);
    expect(keptWorkOf(TOOL)).toMatchObject({ title: MADE.script, input: MADE });
    expect($keptDrop.get()?.drop).toEqual(MADE);
  });

  it.each([{ kind: 'provider' as const }, { kind: 'take' as const, takeId: 'tak_1' }])(
    'that takes an account to be spoken ($kind) is not kept',
    (source) => {
      keepDrop(dropOfTests({ source }));
      expect(keptWorkOf(TOOL)).toBeNull();
    },
  );
});

describe('after the sign-up', () => {
  beforeEach(() => {
    keepDrop(MADE);
    open();
  });

  it('a blank studio begins with it, and it is free', () => {
    lib.$user.set(NEW);
    takeUpKept();
    expect(drop.$draft.get()).toEqual(MADE);
    expect($freeDrop.get()?.drop).toEqual(MADE);
  });

  it('another tab shows what it looks like, as a take whose sound is still to be made', () => {
    const picture = { wave: { body: [0, 255], core: [0, 121] }, words: [], voice: { at: 0.1, seconds: 2 } };
    markWork(keptWorkOf(TOOL)?.id ?? '', { picture: storedPicture(picture, 4) });
    lib.$user.set(NEW);
    takeUpKept();
    expect(takes.$heard.get()).toMatchObject({ drop: MADE, made: null, seconds: 4, picture });
    takes.remove(takes.$heard.get()?.id ?? '');
  });

  it('waits for the account where the session is still being asked for', () => {
    takeUpKept();
    expect(drop.$draft.get().script).toBe('');
    lib.$user.set(NEW);
    expect(drop.$draft.get()).toEqual(MADE);
  });

  it('nothing that is written gives way to it, but for somebody who asked', () => {
    drop.change({ script: 'Typed since' });
    lib.$user.set(NEW);
    takeUpKept();
    expect(drop.$draft.get().script).toBe('Typed since');
    expect($freeDrop.get()).not.toBeNull();

    open('?kept=1');
    drop.change({ script: 'Typed since' });
    lib.$user.set(NEW);
    takeUpKept();
    expect(drop.$draft.get()).toEqual(MADE);
    drop.undo();
    expect(drop.$draft.get().script).toBe('Typed since');
  });

  it('a drop that the address opens stays', () => {
    open('?view=gen_1');
    lib.$user.set(NEW);
    takeUpKept();
    expect(drop.$draft.get().script).toBe('');
  });

  it.each([
    ['an account with its first works', OLD, {}],
    ['an account that was refused it', NEW, { isDeclined: true as const }],
  ])('%s has it as a draft at its usual price', (_, user, mark) => {
    markWork(keptWorkOf(TOOL)?.id ?? '', mark);
    lib.$user.set(user);
    takeUpKept();
    expect(drop.$draft.get()).toEqual(MADE);
    expect($freeDrop.get()).toBeNull();
    expect(keptWorkOf(TOOL)).toBeNull();
  });

  it('is forgotten once it is finished, and not for another drop', () => {
    lib.$user.set(NEW);
    takeUpKept();
    forgetDrop(dropOfTests({ script: 'Another' }));
    expect($freeDrop.get()).not.toBeNull();
    forgetDrop(MADE);
    expect($freeDrop.get()).toBeNull();
    expect(keptWorkOf(TOOL)).toBeNull();
  });
});
