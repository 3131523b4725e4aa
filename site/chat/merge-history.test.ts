import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOfTests } from './chat-of-tests.ts';
import { type Known, withEarlier, withLatest, withNewest } from './merge-history.ts';

const known = (ids: string, next: string | null = null): Known => ({
  messages: [...ids].map((id) => messageOfTests(id)),
  next,
});
const shown = ({ messages, next }: Known) => [messages.map(({ id }) => id).join(''), next];

describe('the newest page', () => {
  it('takes the place of what it overlaps; what was said before it stays', () => {
    expect(shown(withNewest(known('abcd', 'before a'), known('cdef', 'before c')))).toEqual([
      'abcdef',
      'before a',
    ]);
  });

  it('is all there is to know where there is a gap', () => {
    expect(shown(withNewest(known('ab', 'before a'), known('ef', 'before e')))).toEqual(['ef', 'before e']);
  });

  it('that is empty says that the conversation was cleared', () => {
    expect(shown(withNewest(known('ab', 'before a'), known('')))).toEqual(['', null]);
  });
});

it('an earlier page comes first, and asks for what is before it', () => {
  expect(shown(withEarlier(known('cd', 'before c'), known('abc', 'before a')))).toEqual(['abcd', 'before a']);
});

it('what was said just now comes last, and once', () => {
  expect(shown(withLatest(known('ab', 'x'), known('bc').messages))).toEqual(['abc', 'x']);
});

it('read in pages from the end, a conversation is whole, in order and without doubles', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 8 }),
      (length, size, fresh) => {
        const all = Array.from({ length }, (_, index) => messageOfTests(`m${index}`));
        const page = (end: number): Known => {
          const from = Math.max(0, end - size);
          return { messages: all.slice(from, end), next: from > 0 ? String(from) : null };
        };
        let talk = withNewest(known(''), page(Math.max(0, length - Math.min(fresh, size))));
        while (talk.next !== null) talk = withEarlier(talk, page(Number(talk.next)));
        talk = withNewest(talk, page(length));
        while (talk.next !== null) talk = withEarlier(talk, page(Number(talk.next)));
        expect(talk.messages).toEqual(all);
      },
    ),
  );
});
