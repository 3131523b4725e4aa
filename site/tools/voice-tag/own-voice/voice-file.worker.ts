import { SAMPLE_RATE } from '#core/music/sound.ts';
import { monoWav } from '#core/tools/voice-tag/engine/files/mono-wav.ts';
import { peaksOf } from '../wave/peaks-of.ts';
import { isSilent } from './is-silent.ts';
import { shapeRecording } from './shape-recording.ts';
import { soundSpan } from './sound-span.ts';
import type { Asked, Looked, Shaped } from './voice-file.ts';

addEventListener('message', ({ data }: MessageEvent<Asked & { id: number }>) => {
  if (data.task === 'look') {
    const looked: Looked = {
      peaks: peaksOf(data.sound, data.columns),
      heard: soundSpan(data.sound, SAMPLE_RATE),
    };
    return postMessage({ id: data.id, answer: looked });
  }
  const sound = shapeRecording(data.sound, SAMPLE_RATE, data.shape);
  const wav = monoWav(sound, SAMPLE_RATE).buffer;
  // Of what came in: levelling would make silence loud.
  const shaped: Shaped = { wav, peaks: peaksOf(sound, data.columns), isSilent: isSilent(data.sound) };
  postMessage({ id: data.id, answer: shaped }, { transfer: [wav] });
});
