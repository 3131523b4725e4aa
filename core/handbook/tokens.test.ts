import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem, tokensOf, wordsOf } from './tokens.ts';

describe('a stem', () => {
  it.each([
    ['gigs', 'gig'],
    ['playing', 'play'],
    ['planned', 'plan'],
    ['invoices', 'invoic'],
    ['invoice', 'invoic'],
    ['invoiced', 'invoic'],
    ['agencies', 'agency'],
    ['boxes', 'box'],
    ['press', 'press'],
    ['bass', 'bass'],
    ['bus', 'bus'],
    ['dj', 'dj'],
  ])('of %s is %s', (word, cut) => {
    expect(stem(word)).toBe(cut);
  });

  it('is never empty and never longer than its word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        expect(stem(word).length).toBeGreaterThan(0);
        expect(stem(word).length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});

it('reads a name of several words as one, and no small number', () => {
  expect(tokensOf('my press kits')).toEqual(tokensOf('EPK'));
  expect(tokensOf('get more gigs')).toEqual(tokensOf('find gigs'));
  expect(tokensOf('3 weeks')).toEqual(['week']);
});

describe('what a text is about', () => {
  it('is read without case, accents, apostrophes and words that tell nothing', () => {
    expect(wordsOf("What's Tiësto’s RIDER?")).toEqual(['whats', 'tiestos', 'rider']);
    expect(tokensOf('How do I get my rider?')).toEqual(['rider']);
    expect(tokensOf('I’ll play when I am ill')).toEqual(['play', 'ill']);
  });

  it('is the same by any word of the trade', () => {
    expect(tokensOf('jingles')).toEqual(tokensOf('voice tag'));
    expect(tokensOf('pricing')).toEqual(tokensOf('fees'));
    expect(tokensOf('unpaid')).toEqual(tokensOf('payment'));
    expect(tokensOf('bookers')).toEqual(tokensOf('promoter'));
  });
});
