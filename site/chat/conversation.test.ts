import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { ChatHistory, ChatReply } from '#core/chat.ts';
import { ApiError } from '#core/errors.ts';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { AnswerFailed, type Asked, type Listener } from './ask-cue.ts';
import { messageOfTests, REPLY } from './chat-of-tests.ts';
import { conversation } from './conversation.ts';
import { draftOf } from './draft.ts';

const page = (ids: string, next: string | null = null): ChatHistory => ({
  messages: [...ids].map((id) => messageOfTests(id)),
  next,
  engine: { name: 'Cue', dataGoes: 'Your words stay on this server' },
});

/** A conversation whose server answers when it is told to. */
function begun(
  history: (cursor?: string) => Promise<ChatHistory> = async () => page(''),
  memory = tabOfTests(),
) {
  let keys = 0;
  const asked: Asked[] = [];
  let answer: PromiseWithResolvers<ChatReply>;
  let listener: Listener;
  const onAnswer = vi.fn();
  const onFailure = vi.fn();
  const clear = vi.fn(async () => undefined);
  const talk = conversation({
    draft: draftOf({ memory, place: 'draft', newKey: () => `key-${++keys}` }),
    now: () => new Date('2026-11-19T20:00:00Z'),
    ask: (message, listens) => {
      asked.push(message);
      listener = listens;
      answer = Promise.withResolvers();
      return answer.promise;
    },
    history: vi.fn(history),
    clear,
    onAnswer,
    onFailure,
  });
  const ids = () => talk.$talk.get().messages.map(({ id }) => id);
  return {
    talk,
    asked,
    onAnswer,
    onFailure,
    clear,
    ids,
    says: () => listener,
    answers: (reply: ChatReply) => answer.resolve(reply),
    fails: (error: unknown) => answer.reject(error),
  };
}

describe('sending', () => {
  it.each(['', '   \n\t', 'x'.repeat(2001)])('ignores what cannot be sent: %j', async (text) => {
    const { talk, asked } = begun();
    talk.draft.write(text);
    await talk.send();
    expect([asked, talk.$talk.get().sending]).toEqual([[], null]);
  });

  it('goes one at a time: while one is on its way the next is ignored', () => {
    const { talk, asked } = begun();
    talk.draft.write('One');
    void talk.send();
    void talk.send();
    expect(asked).toHaveLength(1);
  });

  it('shows the message at once and its answer as it is written', () => {
    const { talk, says } = begun();
    talk.draft.write(' What does it cost? ');
    void talk.send();
    expect(talk.$talk.get().sending).toMatchObject({ text: 'What does it cost?', answer: '' });
    says().piece('Two ');
    says().piece('credits');
    expect(talk.$talk.get().sending?.answer).toBe('Two credits');
  });

  it('on success clears the input, refreshes the history and hands on the credits', async () => {
    let isAsked = false;
    const { talk, answers, onAnswer, ids } = begun(async () => {
      isAsked = true;
      return { ...page(''), messages: [messageOfTests('before'), REPLY.question, REPLY.answer] };
    });
    talk.draft.write('What does a logo cost?');
    const sent = talk.send();
    expect(talk.draft.$text.get()).toBe('What does a logo cost?');
    answers(REPLY);
    await sent;
    expect([talk.draft.$text.get(), isAsked]).toEqual(['', true]);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(REPLY);
    expect(ids()).toEqual(['before', 'trn_9_q', 'trn_9_a']);
    expect(talk.$talk.get()).toMatchObject({ sending: null, said: 2, heard: REPLY.answer, failure: null });
  });
});

describe('a message that failed', () => {
  const failed = async (error: unknown) => {
    const all = begun();
    all.talk.draft.write('What does a logo cost?');
    const sent = all.talk.send();
    all.fails(error);
    await sent;
    return all;
  };

  it('stays in the input, and says why', async () => {
    const error = new TypeError('Failed to fetch');
    const { talk, onFailure } = await failed(error);
    expect(talk.draft.$text.get()).toBe('What does a logo cost?');
    expect(talk.$talk.get()).toMatchObject({ sending: null, failure: { error } });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is sent again under its key, so that it is paid once', async () => {
    const { talk, asked } = await failed(new TypeError('Failed to fetch'));
    void talk.send();
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(talk.$talk.get().failure).toBeNull();
  });

  it.each([new AnswerFailed('PROVIDER_FAILED'), new ApiError('INSUFFICIENT_CREDITS')])(
    'is another message after a definite answer: %s',
    async (error) => {
      const { talk, asked } = await failed(error);
      void talk.send();
      expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    },
  );

  it('says nothing where the page is left', async () => {
    const { talk, asked, fails, onFailure } = begun();
    talk.draft.write('One');
    const sent = talk.send();
    talk.leave();
    expect(asked[0]?.signal.aborted).toBe(true);
    fails(new DOMException('Aborted', 'AbortError'));
    await sent;
    expect(onFailure).not.toHaveBeenCalled();
    expect(talk.draft.$text.get()).toBe('One');
  });
});

describe('a page that was left while the answer was written', () => {
  const left = () => {
    const memory = tabOfTests();
    const before = begun(undefined, memory);
    before.talk.draft.write(' Is 950 fair? ');
    void before.talk.send();
    return memory;
  };
  const answered = (content: string) => async () => ({
    ...page(''),
    messages: [messageOfTests('q', 'user', content), messageOfTests('a', 'assistant')],
  });

  it('finds the answer in the history, and the field empty', async () => {
    const { talk } = begun(answered('Is 950 fair?'), left());
    await talk.load();
    expect(talk.draft.$text.get()).toBe('');
  });

  it('finds what was typed where it was not answered, and sends it under its key', async () => {
    const { talk, asked } = begun(answered('Something else'), left());
    await talk.load();
    expect(talk.draft.$text.get()).toBe(' Is 950 fair? ');
    void talk.send();
    expect(asked[0]?.key).toBe('key-1');
  });
});

describe('the history', () => {
  it('comes with who answers', async () => {
    const { talk, ids } = begun(async () => page('ab', 'c1'));
    expect(talk.$talk.get().history).toBe('waiting');
    await talk.load();
    expect(ids()).toEqual(['a', 'b']);
    expect(talk.$talk.get()).toMatchObject({ history: 'ready', next: 'c1', engine: { name: 'Cue' } });
  });

  it('that failed can be asked for again; what was there before stays', async () => {
    let isUp = false;
    const { talk, ids } = begun(async () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return page('a');
    });
    await talk.load();
    expect(talk.$talk.get().history).toBe('failed');
    isUp = true;
    await talk.load();
    isUp = false;
    await talk.load();
    expect([talk.$talk.get().history, ids()]).toEqual(['ready', ['a']]);
  });

  it('goes back page by page to its beginning', async () => {
    const { talk, ids } = begun(async (cursor) => (cursor ? page('ab') : page('cd', 'before c')));
    await talk.load();
    await Promise.all([talk.reachBack(), talk.reachBack()]);
    await talk.reachBack();
    expect([ids().join(''), talk.$talk.get().next]).toEqual(['abcd', null]);
  });

  it('an earlier page that failed can be asked for again', async () => {
    let isUp = false;
    const { talk, ids } = begun(async (cursor) => {
      if (cursor && !isUp) throw new TypeError('Failed to fetch');
      return cursor ? page('ab') : page('cd', 'before c');
    });
    await talk.load();
    await talk.reachBack();
    expect(talk.$talk.get().earlier).toBe('failed');
    isUp = true;
    await talk.reachBack();
    expect(ids().join('')).toBe('abcd');
  });

  it('is gone once it is cleared, and an earlier page that comes after that is not shown', async () => {
    const late = Promise.withResolvers<ChatHistory>();
    const { talk, ids, clear } = begun(async (cursor) => (cursor ? late.promise : page('cd', 'before c')));
    await talk.load();
    const reached = talk.reachBack();
    await talk.clear();
    late.resolve(page('ab'));
    await reached;
    expect([clear.mock.calls.length, ids()]).toEqual([1, []]);
  });

  it('stays where the server did not clear it', async () => {
    const { talk, ids, clear } = begun(async () => page('ab'));
    await talk.load();
    clear.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(talk.clear()).rejects.toThrow('Failed to fetch');
    expect(ids()).toEqual(['a', 'b']);
  });

  it('that another tab went on with counts as said since; an older page that comes later changes nothing', async () => {
    const pages = [page('ab'), later(0, page('abc')), page('abcd')];
    const { talk, ids } = begun(async () => pages.shift() ?? page(''));
    await talk.load();
    await Promise.all([talk.load(), talk.load()]);
    expect([ids().join(''), talk.$talk.get().said]).toEqual(['abcd', 2]);
    await talk.load();
    expect([ids(), talk.$talk.get().said]).toEqual([[], 0]);
  });
});
