import { expect, test } from 'vitest';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { rankStyles } from './rank-styles.ts';

test.each([
  ['a deep movie voice', 'trailer-deep'],
  ['late night radio host', 'late-night-fm'],
  ['Robotic', 'machine'],
  ['a creepy demon', 'dark-matter'],
  ['female airport announcement', 'tannoy'],
  ['grime MC from London', 'pirate'],
  ['someone whispering', 'whisper'],
  ['french vocoder', 'chord-machine'],
])('%s is nearest to %s', (wish, first) => {
  expect(rankStyles(wish)[0]).toBe(first);
});

test('a woman is no man, and a man no woman', () => {
  const women = rankStyles('female');
  expect(women).toContain('club-diva');
  expect(women).not.toContain('hype-mc');
  expect(rankStyles('male')).not.toContain('club-diva');
});

test('what says nothing about a voice ranks nothing', () => {
  expect(rankStyles('')).toEqual([]);
  expect(rankStyles('I want a voice that is like the sound of it please')).toEqual([]);
  expect(rankStyles('🔊 !!!')).toEqual([]);
});

test('every character is found by its own name and by each of its words', async () => {
  const { styleOf } = await import('#core/tools/voice-tag/styles.ts');
  for (const id of STYLE_IDS) {
    expect(rankStyles(styleOf(id).label)[0]).toBe(id);
    for (const word of styleOf(id).words) expect(rankStyles(word)).toContain(id);
  }
});
