import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { storedWave } from '#core/tools/voice-tag/engine/files/wave-columns.ts';

interface Asked {
  id: number;
  sound: Stereo;
  columns: number;
}

addEventListener('message', ({ data: { id, sound, columns } }: MessageEvent<Asked>) => {
  postMessage({ id, wave: storedWave(sound, columns, SAMPLE_RATE) });
});
