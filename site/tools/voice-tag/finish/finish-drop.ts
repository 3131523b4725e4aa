import { cardOf } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import { countedLoudness } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import { LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { FinishedDrop, Take } from '../take.ts';
import type { DropMeta } from './drop-meta.ts';
import type { FileCourse } from './file-course.ts';
import { FinishError } from './finish-error.ts';
import { makeMp3 } from './make-mp3.ts';
import { outputOf } from './output-of.ts';

const SILENT =
  'There is nothing to hear in this drop, so it was not finished and nothing was charged. Check the words, the recording and the levels, and preview it again.';

/**
 * Masters a take, writes it as a tagged MP3 and measures what that sounds like when it is decoded. Throws FinishError, for silence too, or
 * what `signal` was aborted with.
 */
export async function finishDrop(take: Take, meta: DropMeta, course: FileCourse): Promise<FinishedDrop> {
  const { target, ceiling } = LOUDNESS_PROFILES[take.drop.profile];
  const { mix: sound, arrangement } = take.rendered;
  const card = cardOf(take.drop, { arrangement, spokenBy: take.speech.spokenBy }, meta);
  const made = await makeMp3({ sound, aims: { target, ceiling }, card, cover: meta.cover }, course);
  if (made.report.truePeak === null || countedLoudness(made.report) === null) throw new FinishError(SILENT);
  return { mp3: made.mp3, report: made.report, output: outputOf(take, made, made.sha256) };
}
