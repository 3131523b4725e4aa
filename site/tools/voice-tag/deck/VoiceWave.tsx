import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import type { Speech } from '../take.ts';
import { $sound } from './deck-sound.ts';
import { WavePicture } from './WavePicture.tsx';
import type { WaveColumns } from './wave-desk.ts';

const sounds = new WeakMap<Speech, Stereo>();

function soundOf(speech: Speech): Stereo {
  const known = sounds.get(speech);
  if (known) return known;
  const sound: Stereo = [speech.voice, speech.voice];
  sounds.set(speech, sound);
  return sound;
}

/** How far a voice may differ in length from its clip and still be its picture. */
const SAME = 0.02;

/** The voice alone, drawn in its clip; nothing where a treatment made it longer or shorter. */
export function VoiceWave({ seconds }: { seconds: number }) {
  const sound = useStore($sound);
  const speech =
    sound.kind === 'voice'
      ? sound.speech
      : sound.kind === 'take'
        ? (sound.entry.made?.take.speech ?? null)
        : null;
  const [drawn, setDrawn] = useState<{ of: Speech; wave: WaveColumns } | null>(null);
  useEffect(() => {
    if (speech === null) return;
    let isWanted = true;
    import('./wave-desk.ts')
      .then(({ measuredWave }) => measuredWave(soundOf(speech)))
      .then((wave) => isWanted && setDrawn({ of: speech, wave }))
      // A clip is a clip without its picture.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [speech]);
  if (speech === null || drawn?.of !== speech) return null;
  const long = speech.voice.length / SAMPLE_RATE;
  return Math.abs(long - seconds) > seconds * SAME ? null : <WavePicture wave={drawn.wave} />;
}
