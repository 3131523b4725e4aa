import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';

const OWN = { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#4FB3FF' };
/** Only black can be read on these lights, and on black all of them. */
const NIGHT = { bg: '#000000', fg: '#9A9A9A', a: '#7A7A7A', b: '#7A7A7A' };
const LIKED = { archetype: 'script', font: 'yellowtail', palette: 'bone', symbol: 'star' };

const issueOf = (wishes: object) => {
  const issue = logoBriefSchema.safeParse({ name: 'X', ...wishes }).error?.issues[0];
  return issue && { path: issue.path.join('.'), reason: issue.message };
};

describe('a brief whose wishes rule each other out', () => {
  it.each([
    [
      { avoid: ['light-grounds', 'dark-grounds'] },
      'avoid',
      'Light and dark grounds cannot both be avoided: every ground is one of the two',
    ],
    [
      { avoid: ['light-grounds'], palettes: ['bone', 'ink'] },
      'palettes',
      'Every palette chosen has a light ground, and light grounds are to be avoided',
    ],
    [
      { avoid: ['dark-grounds'], palettes: ['mono'] },
      'palettes',
      'Every palette chosen has a dark ground, and dark grounds are to be avoided',
    ],
    [
      { avoid: ['dark-grounds'], colours: { ...NIGHT, fg: '#757575', a: '#5A5A5A', b: '#5A5A5A' } },
      'colours',
      'These colours can only be read on a dark ground, and dark grounds are to be avoided',
    ],
    [{ avoid: ['symbols'], symbols: ['star'] }, 'symbols', 'Symbols are chosen and avoided at once'],
    [
      { avoid: ['script'], like: { ...LIKED, locks: ['archetype'] } },
      'like',
      'The kind of logo is locked and avoided at once',
    ],
    [
      { avoid: ['script'], like: { ...LIKED, archetype: 'slice', locks: ['font'] } },
      'like',
      'The typeface is locked and avoided at once',
    ],
    [
      { avoid: ['light-grounds'], like: { ...LIKED, locks: ['palette'] } },
      'like',
      'The ground is locked and avoided at once',
    ],
  ])('%j is refused for its %s', (wishes, path, reason) => {
    expect(issueOf(wishes)).toEqual({ path, reason });
  });

  it.each([
    [{ avoid: ['light-grounds'], palettes: ['bone', 'mono'] }],
    [{ avoid: ['dark-grounds'], colours: OWN }],
    [{ avoid: ['dark-grounds'], colours: NIGHT }],
    [{ avoid: ['light-grounds'], palettes: ['bone'], colours: OWN }],
    [{ avoid: ['script'], like: { ...LIKED, locks: ['palette', 'symbol'] } }],
    [{ avoid: ['light-grounds'], like: { ...LIKED, colours: OWN, locks: ['palette'] } }],
  ])('%j leaves a way, and is accepted', (wishes) => {
    expect(issueOf(wishes)).toBeUndefined();
  });
});
