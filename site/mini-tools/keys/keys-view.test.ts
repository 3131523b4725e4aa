import { expect, it } from 'vitest';
import { EXAMPLE, keysView } from './keys-view.ts';

it('a record four BPM faster comes down by 3.1 %, and by half a semitone without key lock', () => {
  const { words, kinds, text } = keysView(EXAMPLE);
  expect(words).toMatchObject({
    ...{ percent: '−3.13 %', target: '128 to 124 BPM', shift: '−0.55 semitones', cents: '−55 cents' },
    ...{ locked: '8A → 9A, +1', heard: '2A +45 cents', unlocked: '8A → 2A, 45 cents out of tune' },
    ...{ beat: '483.9 ms', 'bars-16': '30.97 s', 'bars-64': '2:03.9', '1/8-dotted': '362.9' },
  });
  expect(kinds).toEqual({
    '8A': 'same',
    '9A': 'fits',
    '7A': 'fits',
    '8B': 'fits',
    '10A': 'energy',
    '3A': 'energy',
  });
  expect(text).toContain('Goes with 8A: 8A, 9A, 7A, 8B, 10A, 3A');
});

it('half time is named, and a fader that stays in the middle has no sign', () => {
  const { words } = keysView({ ...EXAMPLE, bpm: 87, nextBpm: 174 });
  expect(words).toMatchObject({
    percent: '0.00 %',
    target: '174 to 174 BPM, at double time',
    heard: '9A in tune',
  });
});

it('keys that no move joins are said to be so', () => {
  const { words } = keysView({ ...EXAMPLE, nextKey: '2B', nextBpm: 124 });
  expect([words.locked, words.unlocked]).toEqual(['8A → 2B, no named move', '8A → 2B, no named move']);
});
