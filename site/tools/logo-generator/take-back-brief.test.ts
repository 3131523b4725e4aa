import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOfTest } from '#site/lib/browser-of-tests.ts';
import { keepWork, keptWorkOf, markWork } from '#site/lib/kept-work.ts';
import { BLANK_DRAFT } from './brief/brief-draft.ts';
import { brief } from './studio.ts';
import { takeBackBrief } from './take-back-brief.ts';

const TOOL = 'logo-generator';

function open(query = ''): void {
  vi.stubGlobal('location', { href: `https://deckhand.example/logo-generator${query}`, search: query });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
  open();
  brief.change(BLANK_DRAFT);
  keepWork({ tool: TOOL, title: 'NOVA', input: { name: 'NOVA', genre: 'techno', seed: 7 } }, new Date());
});
afterEach(() => void vi.unstubAllGlobals());

const decline = () => markWork(keptWorkOf(TOOL)?.id ?? '', { isDeclined: true });

it('what an account could not take over is the draft of a blank studio, once', () => {
  decline();
  takeBackBrief();
  expect(brief.$draft.get()).toMatchObject({ name: 'NOVA', genre: 'techno', seed: 7 });
  expect(keptWorkOf(TOOL)).toBeNull();
});

it('what may still come along is left to that', () => {
  takeBackBrief();
  expect(brief.$draft.get().name).toBe('');
  expect(keptWorkOf(TOOL)).not.toBeNull();
});

it('nothing that is written or opened gives way to it, but for somebody who asked', () => {
  decline();
  brief.change({ name: 'Typed since' });
  takeBackBrief();
  expect(brief.$draft.get().name).toBe('Typed since');
  brief.change(BLANK_DRAFT);
  open('?view=gen_1');
  takeBackBrief();
  expect(brief.$draft.get().name).toBe('');
  open('?kept=1');
  brief.change({ name: 'Typed since' });
  takeBackBrief();
  expect(brief.$draft.get().name).toBe('NOVA');
});
