import type { VoiceSettings } from '../../drop.ts';
import { type SpeechParameters, styleOf } from '../../styles.ts';
import { feeling } from './feeling.ts';
import { ratioOf } from './tape.ts';

/** What the engine on the device speaks without breaking up, found by trying. */
const RANGE = {
  pitch: [55, 300],
  melody: [0, 60],
  stretch: [0.7, 1.6],
  tract: [0.32, 0.52],
} as const;

/** How much of a change of pitch the vocal tract goes along with: a person, not a tape. */
const TRACT_SHARE = 0.25;
/** Whispers have no pitch, so that their tract says it all. */
const WHISPER_SHARE = 0.6;

/** The highest mean pitch that is heard, tape included, in Hz: above it too few harmonics are left to tell vowels by. */
const HIGHEST_HEARD = 370;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The warping that leaves a speaker's own tract as it is. */
const OWN_TRACT = 0.42;

/** Formants lie by 1 over the slope of the warping's map at low frequencies. */
const slopeOf = (tract: number): number => (1 + tract) / (1 - tract);

/** Moves formants by `ratio`. */
function movedTract(tract: number, ratio: number): number {
  const slope = slopeOf(tract) / ratio;
  return (slope - 1) / (slope + 1);
}

/** How far a character's tract moves the formants, in semitones: what a tape has to do where it is not spoken here. */
export const tractSemitones = (tract: number): number => -12 * Math.log2(slopeOf(tract) / slopeOf(OWN_TRACT));

/** What is asked of the voice, before the engine's limits. */
function wanted({ style, intensity, pitch, speed }: VoiceSettings): SpeechParameters {
  const { speech, shape } = styleOf(style);
  const { melody, semitones, rate } = feeling(intensity);
  const share = shape?.cords?.sound === 'noise' ? WHISPER_SHARE : TRACT_SHARE;
  const highest = HIGHEST_HEARD / ratioOf(shape?.tape ?? 0);
  const ratio = Math.min(ratioOf(pitch + semitones), highest / speech.pitch);
  return {
    speaker: speech.speaker,
    pitch: speech.pitch * ratio,
    melody: speech.melody * melody * ratio,
    stretch: speech.stretch / (speed * rate),
    tract: movedTract(speech.tract, ratioOf(share * (12 * Math.log2(ratio) - semitones))),
  };
}

/** How the engine on the device speaks these settings, within what it can. */
export function speechParameters(voice: VoiceSettings): SpeechParameters {
  const { speaker, pitch, melody, stretch, tract } = wanted(voice);
  const spoken = within(pitch, RANGE.pitch);
  return {
    speaker,
    pitch: spoken,
    melody: within(melody, RANGE.melody),
    stretch: within(stretch, RANGE.stretch),
    // A tape will do the rest of the pitch and move the formants with it: they start from where it takes them right.
    tract: within(movedTract(tract, spoken / pitch), RANGE.tract),
  };
}

/** What the engine's limits left undone: semitones, and how many times as long it still has to be. */
export function leftToDo(voice: VoiceSettings): { semitones: number; length: number } {
  const asked = wanted(voice);
  const spoken = speechParameters(voice);
  return {
    semitones: 12 * Math.log2(asked.pitch / spoken.pitch),
    length: asked.stretch / spoken.stretch,
  };
}
