import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const sounding = (say: string) => ({ script: 'This is Nova', respellings: [{ word: 'Nova', say }] });

describe.each(['device', 'provider'] as const)('spoken by the %s', (kind) => {
  const source = { kind };

  test.each(['Donald Trump', 'DON-ald TRUMP', 'D0nald Trump'])(
    '“Say it like” makes no %s of a name',
    (say) => {
      expect(refusalOf({ ...sounding(say), source })).toEqual({
        path: 'respellings',
        reason: 'This speaks as Donald Trump, a real person. Voices here are characters, never imitations',
      });
    },
  );

  test('a name in the script is told of the script', () => {
    expect(refusalOf({ script: 'This is Donald Trump', respellings: [], source })?.path).toBe('script');
  });

  test('a name that is written as it sounds is spoken', () => {
    expect(refusalOf({ ...sounding('NO-vah'), source })).toBeNull();
  });

  test('a respelling of a word that the script does not have is not spoken', () => {
    const respellings = [{ word: 'Vega', say: 'Donald Trump' }];
    expect(refusalOf({ script: 'This is Nova', respellings, source })).toBeNull();
  });
});

test('a recording says what it says, however its title is spelled', () => {
  expect(refusalOf({ ...sounding('Donald Trump'), source: { kind: 'take', takeId: 'tak_1' } })).toBeNull();
});
