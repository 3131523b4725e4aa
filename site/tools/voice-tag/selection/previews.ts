import { SAMPLE_RATE } from '#core/music/sound.ts';
import { monoWav } from '#core/tools/voice-tag/engine/files/mono-wav.ts';
import { player } from '#site/lib/player.ts';
import { peaksOf } from '../wave/peaks-of.ts';
import { previewsStore } from './previews.store.ts';

const COLUMNS = 160;

/** The previews of this page. The engine loads with the first press. */
export const previews = previewsStore({
  speak: async (drop, options) => (await import('../sound/speech-desk.ts')).speakDrop(drop, options),
  keep: async ({ voice }) => ({
    url: URL.createObjectURL(new Blob([monoWav(voice, SAMPLE_RATE)], { type: 'audio/wav' })),
    seconds: voice.length / SAMPLE_RATE,
    peaks: peaksOf(voice, COLUMNS),
  }),
  letGo: (url) => URL.revokeObjectURL(url),
  player: { play: (url) => player.play(url, 0), stop: () => player.stop(), untilOver: player.untilOver },
});
