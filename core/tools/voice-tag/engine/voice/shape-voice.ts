import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { VoiceSettings } from '../../drop.ts';
import { type EqBand, type Shape, styleOf } from '../../styles.ts';
import { equalise } from './biquad.ts';
import { type Compression, compress } from './compress.ts';
import { deEss } from './de-ess.ts';
import { excite } from './exciter.ts';
import { feeling } from './feeling.ts';
import { normalise } from './level.ts';
import { noiseGate } from './noise-gate.ts';
import { overdrive } from './overdrive.ts';
import { speakAgain } from './speak-again.ts';
import { leftToDo, tractSemitones } from './speech-parameters.ts';
import { ratioOf, tape } from './tape.ts';

/** Peak of a shaped voice. */
export const VOICE_PEAK = 0.9;

/** A sound recorded at less than this a second has no air of its own. */
const DULL_RATE = 24_000;

const COMPRESSION: Compression = { threshold: -22, ratio: 4, knee: 8, attack: 0.004, release: 0.12 };

/** Level of the second voice of a double against the first. It stays below the consonants. */
const DOUBLE = 0.5;
const DOUBLE_BELOW = 700;

export interface Origin {
  /** Spoken by the engine on the device with these settings, so that pitch and speed are in it already. */
  isSpokenHere: boolean;
}

/** Semitones and length that are left for the tape. A voice from elsewhere gets the character's tract by it too. */
function turnOf(voice: VoiceSettings, { isSpokenHere }: Origin): { semitones: number; length: number } {
  if (isSpokenHere) return leftToDo(voice);
  const { rate, semitones } = feeling(voice.intensity);
  const { tract } = styleOf(voice.style).speech;
  return {
    semitones: voice.pitch + semitones + tractSemitones(tract),
    length: 1 / (voice.speed * rate),
  };
}

/** The character's own sound: other cords, tape and double, at the rate of everything after it. */
function withShape(pcm: Mono, sampleRate: number, voice: VoiceSettings, origin: Origin): Mono {
  const { cords, tape: tapeBy = 0, double }: Shape = styleOf(voice.style).shape ?? {};
  const turn = turnOf(voice, origin);
  const hz = cords ? cords.hz * ratioOf(voice.pitch) : 0;
  // The tape moves the cords too, so they start where it brings them to their pitch.
  const said = cords
    ? speakAgain(pcm, sampleRate, { ...cords, hz: hz / ratioOf(tapeBy + turn.semitones) })
    : pcm;
  const first = tape(said, sampleRate, SAMPLE_RATE, tapeBy + turn.semitones, turn.length);
  if (double === undefined) return first;
  const second = equalise(
    tape(said, sampleRate, SAMPLE_RATE, tapeBy + turn.semitones + double, turn.length),
    [['lowpass', DOUBLE_BELOW, 0]],
    SAMPLE_RATE,
  );
  return first.map((value, index) => value + DOUBLE * (second[index] ?? 0));
}

/** Steps, breath and plosives of a microphone go; what the engine speaks may keep more of a low voice. */
const LOW_CUT: readonly EqBand[] = [['highpass', 78, 0]];
const MICROPHONE_CUT: readonly EqBand[] = [
  ['highpass', 78, 0, 0.54],
  ['highpass', 78, 0, 1.31],
];

function bandsOf(voice: VoiceSettings, sampleRate: number, { isSpokenHere }: Origin): readonly EqBand[] {
  const { eq = [] } = styleOf(voice.style);
  return [
    ...(isSpokenHere ? LOW_CUT : MICROPHONE_CUT),
    ['peaking', 300, -2.5, 1],
    ...(sampleRate < DULL_RATE ? ([['highshelf', 2600, 7]] as const) : []),
    ['peaking', 3000, feeling(voice.intensity).presence, 0.8],
    ...eq,
  ];
}

/**
 * Makes a spoken voice the character: its shape, equaliser and overdrive, pressed, de-essed and with air, at 44.1 kHz.
 * Time is kept in proportion: what was at a share of the length stays at it, so that word times scale with the length.
 */
export function shapeVoice(pcm: Mono, sampleRate: number, voice: VoiceSettings, origin: Origin): Mono {
  const { drive = 0 } = styleOf(voice.style);
  const felt = feeling(voice.intensity);
  const clean = origin.isSpokenHere ? pcm : noiseGate(pcm, sampleRate);
  const shaped = withShape(normalise(clean, 0.8), sampleRate, voice, origin);
  const coloured = normalise(equalise(shaped, bandsOf(voice, sampleRate, origin), SAMPLE_RATE), 0.8);
  const driven = overdrive(coloured, drive * felt.drive);
  const pressed = compress(driven, SAMPLE_RATE, {
    ...COMPRESSION,
    threshold: COMPRESSION.threshold - felt.pressure,
  });
  const bright = sampleRate < DULL_RATE ? 0.22 : 0.08;
  return normalise(excite(deEss(normalise(pressed, 0.8), SAMPLE_RATE, 0.6), SAMPLE_RATE, bright), VOICE_PEAK);
}
