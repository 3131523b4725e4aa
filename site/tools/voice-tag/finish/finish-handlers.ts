import { SAMPLE_RATE } from '#core/music/sound.ts';
import { dropWav } from '#core/tools/voice-tag/engine/files/drop-wav.ts';
import { storedWave } from '#core/tools/voice-tag/engine/files/wave-columns.ts';
import { master } from '#core/tools/voice-tag/engine/loudness/master.ts';
import { reportOn } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import type { Stage } from '../take.ts';
import { encodeMp3 } from './encode-mp3.ts';
import type { FinishTask, FinishTasks } from './messages.ts';
import { mp3Encoder } from './mp3-encoder.ts';
import { sha256Of } from './sha256-of.ts';
import { signMp3 } from './sign-mp3.ts';
import { zipFiles } from './zip-files.ts';

/** How far it is; throws what it was called off with, once others had their turn. */
export type Step = (stage: Stage, share?: number) => Promise<void>;

type Handlers = {
  [Name in FinishTask]: (
    asks: FinishTasks[Name]['asks'],
    step: Step,
  ) => Promise<FinishTasks[Name]['answers']>;
};

/** What the finisher does. */
export const FINISH_HANDLERS: Handlers = {
  async press({ sound, aims, by }, step) {
    const encoder = mp3Encoder();
    // Awaited below; a rejection before that is not lost on the way.
    encoder.catch(() => {});
    await step('master');
    const mastered = master(sound, SAMPLE_RATE, aims, by);
    await step('encode', 0);
    const mp3 = await encodeMp3(await encoder, mastered.sound, (share) => step('encode', share));
    return { mp3, by: mastered.measuredBy, isReached: mastered.isReached };
  },
  async measure({ sound, aims, by, columns }, step) {
    await step('measure');
    return {
      report: reportOn(sound, SAMPLE_RATE, aims, by),
      wave: storedWave(sound, columns, SAMPLE_RATE),
    };
  },
  async sign({ mp3, card, cover }) {
    const signed = signMp3(mp3, card, cover);
    return { mp3: signed, sha256: await sha256Of(signed) };
  },
  async wav({ sound, aims, by, bits, card, cover, seed }, step) {
    await step('master');
    const mastered = master(sound, SAMPLE_RATE, aims, by);
    await step('measure');
    const report = reportOn(mastered.sound, SAMPLE_RATE, aims, mastered.measuredBy);
    await step('encode');
    const id3 = signMp3(new Uint8Array(), card, cover);
    const wav = dropWav({ sound: mastered.sound, sampleRate: SAMPLE_RATE, bits, card, report, id3, seed });
    return { wav, report, isReached: mastered.isReached, sha256: await sha256Of(wav) };
  },
  async zip({ files, madeAt }) {
    return zipFiles(files, madeAt);
  },
  async preview({ sound, aims, by }, step) {
    // A preview that pleases is finished next: the encoder may as well come now.
    mp3Encoder().catch(() => {});
    await step('master');
    const mastered = master(sound, SAMPLE_RATE, aims, by);
    await step('measure');
    return {
      sound: mastered.sound,
      report: reportOn(mastered.sound, SAMPLE_RATE, aims, mastered.measuredBy),
    };
  },
};
