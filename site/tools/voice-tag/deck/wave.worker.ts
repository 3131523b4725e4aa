import { storedWave } from '#core/tools/voice-tag/engine/files/wave-columns.ts';
import { SAMPLE_RATE, type Stereo } from '#core/tools/voice-tag/engine/sound.ts';

interface Asked {
  id: number;
  sound: Stereo;
  columns: number;
}

addEventListener('message', ({ data: { id, sound, columns } }: MessageEvent<Asked>) => {
  postMessage({ id, wave: storedWave(sound, columns, SAMPLE_RATE) });
});
