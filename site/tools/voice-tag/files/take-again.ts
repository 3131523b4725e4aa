import { fileUrl, type Generation } from '#core/generation.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import { SOURCE_FILE } from '#core/tools/voice-tag/tool.ts';
import { errorOf } from '#site/lib/api.ts';
import type { OnStage, Take } from '../take.ts';
import { voicePart } from '../voice-part.ts';

interface Course {
  signal: AbortSignal;
  onStage: OnStage;
}

/**
 * The take of a stored drop, made again from its recipe. What a provider spoke was stored with it, so that nobody is asked
 * again. Throws what `signal` was aborted with, or an error whose message is for people.
 */
export async function takeAgain(generation: Generation, course: Course): Promise<Take> {
  const { makeTake } = await import('../render/make-take.ts');
  const drop = voiceDropSchema.parse(generation.input);
  const stored = generation.files.some(({ name }) => name === SOURCE_FILE);
  if (drop.source.kind !== 'provider' || !stored) return makeTake(drop, course);
  return fromSource(generation, drop, course);
}

async function fromSource(generation: Generation, drop: VoiceDrop, course: Course): Promise<Take> {
  const began = performance.now();
  course.onStage('voice');
  const reply = await fetch(fileUrl(generation.id, SOURCE_FILE), {
    credentials: 'include',
    signal: course.signal,
  });
  if (!reply.ok) throw await errorOf(reply);
  const [{ speechFrom }, { prepareDrop }, { renderDrop }] = await Promise.all([
    import('../sound/speech-desk.ts'),
    import('../sound/prepare.ts'),
    import('../render/render-drop.ts'),
  ]);
  const file = await reply.arrayBuffer();
  const spokenBy = spokenByOf(generation.output);
  const speech = await speechFrom(file, drop.voice, { spokenBy, keepSource: false, ...course });
  course.signal.throwIfAborted();
  const prepared = await prepareDrop(speech, drop.recipe, course);
  course.signal.throwIfAborted();
  course.onStage('mix');
  const rendered = await renderDrop(prepared, drop.recipe, { signal: course.signal });
  const madeInMs = performance.now() - began;
  return {
    id: `again ${voicePart(drop)}`,
    number: 0,
    drop,
    speech,
    words: prepared.words,
    rendered,
    madeInMs,
  };
}

function spokenByOf(output: unknown): string {
  const isNamed = typeof output === 'object' && output !== null && 'spokenBy' in output;
  return isNamed && typeof output.spokenBy === 'string' ? output.spokenBy : 'speech provider';
}
