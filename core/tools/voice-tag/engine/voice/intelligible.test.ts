import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { PHRASES } from '#scripts/speech-references/phrases.ts';
import { recognise } from '#scripts/speech-references/recognise.ts';
import { readReferences } from '#scripts/speech-references.ts';
import { speakHere } from '../../../../../tests/support/device-speech.ts';
import { oneOf } from '../../../../../tests/support/one-of.ts';
import { soundHasChanged } from '../../../../../tests/support/sound-sources.ts';
import { STYLE_IDS } from '../../styles.ts';
import { shapeVoice } from './shape-voice.ts';
import { speechParameters } from './speech-parameters.ts';
import { trim } from './trim.ts';

/** All phrases but so many are taken for what they are by a listener who knows them from another engine. */
const MISTAKEN = 1;
/** A voice says one phrase of so many, and the next voice says others, as long as no voice has changed. */
const SAYS_ONE_OF = soundHasChanged() ? 1 : oneOf(3);

const references = readReferences();

describe('the shaped voice can be understood', () => {
  it.each(STYLE_IDS)(
    'of %s',
    (style) => {
      const voice = { style, intensity: 0.5, pitch: 0, speed: 1 };
      const mistaken = PHRASES.filter((phrase, index) => {
        if ((index + STYLE_IDS.indexOf(style)) % SAYS_ONE_OF !== 0) return false;
        const { pcm, sampleRate } = speakHere(speechParameters(voice), phrase);
        const { sound } = trim(pcm, sampleRate);
        const shaped = shapeVoice(sound, sampleRate, voice, { isSpokenHere: true });
        return recognise(shaped, SAMPLE_RATE, references) !== index;
      });
      expect(mistaken.length, mistaken.join(' · ')).toBeLessThanOrEqual(MISTAKEN);
    },
    60_000,
  );

  it('and the listener is not just lenient: a voice played backwards is not', () => {
    const voice = { style: 'late-night-fm', intensity: 0.5, pitch: 0, speed: 1 } as const;
    const understood = PHRASES.filter((phrase, index) => {
      const { pcm, sampleRate } = speakHere(speechParameters(voice), phrase);
      return recognise(pcm.toReversed(), sampleRate, references) === index;
    });
    expect(understood.length).toBeLessThan(8);
  });
});
