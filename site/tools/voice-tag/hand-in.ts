import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { DROP_FILE, SOURCE_FILE } from '#core/tools/voice-tag/tool.ts';
import type { RunReply } from '../shell/generation.store.ts';
import type { FinishedDrop, OnStage } from './take.ts';

/** A drop that is ready, and what it was spoken from where the voice is a provider's. */
export interface ReadyDrop {
  finished: FinishedDrop;
  source: Uint8Array | null;
}

/** The server's side of handing in, as the studio calls it. */
export interface HandInCalls {
  /**
   * Holds the price. The same key again answers with the same generation, however far it got. Not to be aborted: what
   * it held has to be known, to be given up.
   */
  reserve: (drop: VoiceDrop, key: string) => Promise<RunReply>;
  upload: (id: string, name: string, file: Blob, signal: AbortSignal) => Promise<void>;
  settle: (id: string, output: unknown, signal: AbortSignal) => Promise<RunReply>;
}

/** What is told on the way. */
interface HandInNews {
  onStage: OnStage;
  onReserved: (id: string) => void;
  onSettling: () => void;
}

/**
 * Hands in a drop: reserve, upload, settle. Nothing is charged unless all of it is stored. `onReserved` names the
 * generation that holds credits while the files travel; from `onSettling` on it may be paid although no answer came.
 */
export async function handIn(
  { finished, source }: ReadyDrop,
  { drop, key, signal }: { drop: VoiceDrop; key: string; signal: AbortSignal },
  calls: HandInCalls,
  { onStage, onReserved, onSettling }: HandInNews,
): Promise<RunReply> {
  onStage('upload', 0);
  const reserved = await calls.reserve(drop, key);
  // An earlier try got through although its answer was lost.
  if (reserved.generation.status === 'done') return reserved;
  const { id } = reserved.generation;
  onReserved(id);
  signal.throwIfAborted();
  onStage('upload', 0.2);
  await calls.upload(id, DROP_FILE, blobOf(finished.mp3, 'audio/mpeg'), signal);
  onStage('upload', 0.7);
  if (source) await calls.upload(id, SOURCE_FILE, blobOf(source, 'audio/wav'), signal);
  onStage('upload', 0.85);
  onSettling();
  return calls.settle(id, finished.output, signal);
}

// A copy: bytes that came from a worker may lie in memory that a Blob cannot hold.
const blobOf = (bytes: Uint8Array, type: string): Blob => new Blob([Uint8Array.from(bytes)], { type });
