import { cardOf, type DropCard } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import { dropFileName } from '#core/tools/voice-tag/engine/files/drop-name.ts';
import type { WavBits } from '#core/tools/voice-tag/engine/files/pcm.ts';
import { LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { VoicePack } from '#core/voice.ts';
import type { Take } from '../take.ts';
import { askFinish } from './ask-finish.ts';
import type { DropMeta } from './drop-meta.ts';
import type { FileCourse } from './file-course.ts';
import { makePackFiles } from './make-pack-files.ts';
import type { PackFormat } from './make-stem.ts';

/** A file and the name to save it under. */
export interface MadeFile {
  name: string;
  file: Blob;
}

const cardFor = (take: Take, meta: DropMeta): DropCard =>
  cardOf(take.drop, { arrangement: take.rendered.arrangement, spokenBy: take.speech.spokenBy }, meta);

/** The finished drop as WAV, with markers and tags. Throws FinishError, or what `signal` was aborted with. */
export async function makeWav(
  take: Take,
  bits: WavBits,
  meta: DropMeta,
  course: FileCourse,
): Promise<MadeFile & { report: LoudnessReport }> {
  const { target, ceiling } = LOUDNESS_PROFILES[take.drop.profile];
  const card = cardFor(take, meta);
  const { wav, report } = await askFinish(
    'wav',
    {
      ...{ sound: take.rendered.mix, aims: { target, ceiling }, bits, card },
      ...{ cover: meta.cover, seed: take.drop.recipe.seed },
    },
    course,
  );
  return { name: dropFileName(card, 'wet', 'wav'), file: new Blob([wav], { type: 'audio/wav' }), report };
}

/**
 * The sampler pack: dry, wet, bed, tail and radio edit at one loudness, with report, licence and recipe. Throws FinishError,
 * or what `signal` was aborted with.
 */
export async function makePack(
  take: Take,
  pack: VoicePack,
  meta: DropMeta,
  { format = 'wav', ...course }: FileCourse & { format?: PackFormat },
): Promise<MadeFile> {
  const card = cardFor(take, meta);
  const files = await makePackFiles(take, { pack, card, cover: meta.cover, format }, course);
  const transfer = files.map(({ bytes }) => bytes.buffer);
  const file = await askFinish('zip', { files, madeAt: new Date(pack.issuedAt) }, { ...course, transfer });
  return { name: dropFileName(card, 'pack', 'zip'), file };
}
