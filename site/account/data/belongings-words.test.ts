import { expect, it } from 'vitest';
import { belongingsWords } from './belongings-words.ts';

const NOTHING = { generations: 0, files: 0, bytes: 0, credits: 0, chatMessages: 0, takes: 0 };

it('says what goes, counted, one line each', () => {
  expect(
    belongingsWords({
      generations: 12,
      files: 1480,
      bytes: 5_400_000,
      credits: 1,
      chatMessages: 2,
      takes: 1,
    }),
  ).toEqual([
    '12 things you made, with all their versions',
    '1,480 files, 5.4 MB',
    '1 recording of your voice, and its consent',
    '2 messages with Cue',
    '1 credit',
    'your profile, brand kit, press kits and contracts you write, sessions, passkeys and this address as a way in',
  ]);
});

it('leaves out what there is none of', () => {
  expect(belongingsWords(NOTHING)).toHaveLength(1);
});
