import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { presentable, tidied } from './presentable.ts';

const short = z.string().check(z.maxLength(5, 'Too long'));
const filled = short.check(z.minLength(1, 'Write it'));
const schema = z.object({
  name: filled,
  note: z._default(short, ''),
  lines: z._default(z.array(z.object({ what: filled, or: short })).check(z.maxLength(2, 'Two at most')), []),
  terms: z._default(z.record(z.string(), z.array(filled).check(z.minLength(1, 'Write one'))), {}),
});
const draft = { name: 'Mara', note: '', lines: [], terms: {} };
const shown = (part: object) => presentable({ ...draft, ...part }, schema, { standIns: { name: 'Name' } });

describe('a draft without its empty items', () => {
  it('knows where in the draft each of those stood that are left', () => {
    const { content, pathInDraft } = tidied({ a: [' ', 'x', '', { b: ['', 'y'] }] }, []);
    expect(content).toEqual({ a: ['x', { b: ['y'] }] });
    expect(pathInDraft(['a', 1, 'b', 0])).toBe('a.3.b.1');
    expect(pathInDraft(['a'])).toBe('a');
  });

  it('keeps items that have no text, and leaves out those whose choice alone was made', () => {
    const items = [{ days: 7 }, { role: 'booking', name: '' }, { role: 'booking', name: 'Lena' }];
    expect(tidied({ items }, ['role']).content).toEqual({ items: [items[0], items[2]] });
  });
});

describe('a draft that can be shown', () => {
  it('empties a text that is refused, and names a stand-in where it must not be empty', () => {
    expect(shown({ name: ' too long', note: 'too long' })).toEqual({
      content: { ...draft, name: 'Name' },
      problems: [
        { path: 'name', reason: 'Too long' },
        { path: 'note', reason: 'Too long' },
      ],
    });
  });

  it('leaves out an item of a list whole, and what is over the most', () => {
    const having = (...whats: string[]) => shown({ lines: whats.map((what) => ({ what, or: '' })) });
    const half = having('too long', '', 'b');
    expect(half.content.lines.map(({ what }) => what)).toEqual(['b']);
    expect(having('a', 'too long').problems).toEqual([{ path: 'lines.1.what', reason: 'Too long' }]);
    const more = having('a', '', 'b', 'c');
    expect(more.content.lines.map(({ what }) => what)).toEqual(['a', 'b']);
    expect(more.problems).toEqual([{ path: 'lines', reason: 'Two at most' }]);
  });

  it('leaves out what a list deep inside refuses, and the list where nothing is left of it', () => {
    const { content, problems } = shown({ terms: { fee: ['ok', '', 'too long'], deposit: ['', ' '] } });
    expect(content.terms).toEqual({ fee: ['ok'] });
    expect(problems).toEqual([
      { path: 'terms.fee.2', reason: 'Too long' },
      { path: 'terms.deposit', reason: 'Write one' },
    ]);
  });

  it('leaves out several of a list, and none that is fine', () => {
    const fee = ['too long', 'ok', '', 'longer', 'fine'];
    const { content, problems } = shown({ terms: { fee } });
    expect(content.terms).toEqual({ fee: ['ok', 'fine'] });
    expect(problems.map(({ path }) => path)).toEqual(['terms.fee.0', 'terms.fee.3']);
  });

  it('says so where a stand-in is refused as well, instead of going on for ever', () => {
    expect(() => presentable({ ...draft, name: '' }, schema, { standIns: { name: 'too long' } })).toThrow(
      'name',
    );
  });
});
