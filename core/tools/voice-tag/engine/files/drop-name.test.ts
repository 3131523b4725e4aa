import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropFileName, plainName } from './drop-name.ts';
import { fileText } from './file-text.ts';

const at = { bpm: 128, key: '8A' as const };

describe('the name of a file', () => {
  it('says who, what, tempo, key and part', () => {
    expect(dropFileName({ artist: 'DJ Nova', title: 'Rewind', ...at }, 'wet', 'mp3')).toBe(
      'DJ-Nova-Rewind_128bpm_8A_wet.mp3',
    );
    expect(
      dropFileName({ artist: '', title: 'Tiësto’s Łuk', bpm: 127.5, key: '12B' }, 'radio-edit', 'wav'),
    ).toBe('Tiestos-Luk_127.5bpm_12B_radio-edit.wav');
  });

  it('names the artist once', () => {
    expect(dropFileName({ artist: 'DJ Nova', title: 'Locked in with dj nova', ...at }, 'dry', 'wav')).toBe(
      'Locked-in-with-dj-nova_128bpm_8A_dry.wav',
    );
  });

  it('is a plain name whatever it is made from', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
        (title, artist) => {
          const name = dropFileName({ title, artist, ...at }, 'wet', 'mp3');
          expect(name).toMatch(/^[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?_128bpm_8A_wet\.mp3$/);
          expect(name.length).toBeLessThan(80);
        },
      ),
    );
    expect(plainName('../../etc/passwd')).toBe('etc-passwd');
    expect(plainName('Кино')).toBe('drop');
  });
});

describe('a text in a file', () => {
  it('has no NUL, no line break and no more than it may', () => {
    expect(fileText('a\0b\n c\u202E', 9)).toBe('a b c');
    expect(fileText('\ud800x', 9)).toBe('\ufffdx');
    expect(fileText('🎧🎧🎧', 2)).toBe('🎧🎧');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 30 }), (text, most) => {
        const kept = fileText(text, most);
        expect([...kept].length).toBeLessThanOrEqual(most);
        expect(kept).not.toMatch(/\p{Cc}/u);
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
  });
});
