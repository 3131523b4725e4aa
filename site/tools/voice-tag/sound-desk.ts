import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import type { DropDraft } from './drop-draft.ts';
import { finishDrop } from './finish/finish-drop.ts';
import { masterPreview } from './finish/master-preview.ts';
import type { ReadyDrop } from './hand-in.ts';
import { metaOf } from './meta-of.ts';
import { makeTake } from './render/make-take.ts';
import { speakDrop } from './sound/speech-desk.ts';
import type { OnStage, Speech } from './take.ts';
import type { MadeTake } from './takes.store.ts';

interface Course {
  signal: AbortSignal;
  onStage: OnStage;
}

/** The voice of a draft without any treatment. */
export const speakAlone = (draft: DropDraft, course: Course): Promise<Speech> => speakDrop(draft, course);

/** A full preview: spoken, treated, mixed, mastered as the file would be, and measured. */
export async function makeSound(drop: VoiceDrop, course: Course): Promise<MadeTake> {
  const took = performance.now();
  const take = await makeTake(drop, course);
  course.onStage('master');
  const { sound, report } = await masterPreview(take.rendered, drop.profile, course);
  return { take: { ...take, madeInMs: performance.now() - took }, sound, report };
}

/** A drop as it is handed in. `at` is the take of this drop where one is at hand, so that it is not rendered twice. */
export async function makeReady(drop: VoiceDrop, at: MadeTake | null, course: Course): Promise<ReadyDrop> {
  const [meta, take] = await Promise.all([
    metaOf(drop, course.signal),
    at ? at.take : makeTake(drop, course),
  ]);
  course.signal.throwIfAborted();
  course.onStage('master');
  // The take may have been made of a draft that sounds the same but is spelled with other spaces.
  const finished = await finishDrop({ ...take, drop }, meta, course);
  return { finished, source: take.speech.source };
}
