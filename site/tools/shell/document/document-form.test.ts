import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import type { Opened } from '../opened.store.ts';
import type { OpenDraft } from './document-desk.store.ts';
import { documentForm } from './document-form.ts';

interface Note {
  text: string;
}

vi.useFakeTimers();

function aForm(problems: FieldError[] = []) {
  const $draft = atom<OpenDraft<Note> | null>(null);
  const $opened = atom<Opened>({ state: 'none' });
  const presentable = vi.fn((content: Note) => ({ content, problems }));
  const form = documentForm<Note>({
    studio: {
      desk: { $draft } as never,
      made: { $opened } as never,
      isSame: (one, other) => one.text === other.text,
      contentOf: ({ output }) => output as Note,
    },
    empty: { text: '' },
    presentable,
  });
  const lay = (content: Note, revision = 1) =>
    $draft.set({ id: 'drf_a', content, generationId: null, revision });
  return { form, lay, $opened, presentable };
}

const WRONG = [{ path: 'text', reason: 'Too long' }];

describe('a document that is filled in', () => {
  beforeEach(() => vi.clearAllTimers());

  it('is looked at once for each text, not for each save', () => {
    const { form, lay, presentable } = aForm();
    const content = { text: 'A' };
    const stop = form.$presentable.listen(() => undefined);
    lay(content);
    presentable.mockClear();
    lay(content, 2);
    expect(presentable).not.toHaveBeenCalled();
    lay({ text: 'B' }, 3);
    expect(presentable).toHaveBeenCalledOnce();
    stop();
  });

  it('says what is wrong with a field a moment after it was left, and nothing of another document', () => {
    const { form } = aForm(WRONG);
    const shown = () => form.$shownProblems.get().map(({ path }) => path);
    form.leaveField('text');
    expect(shown()).toEqual([]);
    vi.runAllTimers();
    expect(shown()).toEqual(['text']);
    form.forgetFields();
    form.leaveField('text');
    form.forgetFields();
    vi.runAllTimers();
    expect(shown()).toEqual([]);
  });

  it('is not whole while something is wrong, or was typed that stands for nothing', () => {
    const show = vi.fn();
    expect(aForm(WRONG).form.whole(show)).toBeNull();
    expect(show).toHaveBeenLastCalledWith('text');
    const { form, lay } = aForm();
    lay({ text: 'A' });
    form.refuse('fee', 'Write a sum');
    form.refuse('fee', 'Write another sum');
    expect(form.whole(show)).toBeNull();
    expect(show).toHaveBeenLastCalledWith('fee');
    form.refuse('fee', null);
    expect(form.whole(show)).toEqual({ text: 'A' });
  });

  it('knows whether what was made says the same', () => {
    const { form, lay, $opened } = aForm();
    const stop = form.$isCurrent.listen(() => undefined);
    lay({ text: 'A' });
    expect(form.$isCurrent.get()).toBeNull();
    const generation = { output: { text: 'A' }, edits: null } as unknown as Generation;
    $opened.set({ state: 'ready', id: 'gen_a', generation });
    expect(form.$isCurrent.get()).toBe(true);
    lay({ text: 'B' });
    expect(form.$isCurrent.get()).toBe(false);
    stop();
  });
});
