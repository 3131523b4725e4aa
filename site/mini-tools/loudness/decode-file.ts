import { codedRate } from '#core/music/coded-rate.ts';
import { FileProblem } from './file-problem.ts';
import { mostMinutes } from './most-minutes.ts';
import type { OnStage } from './stages.ts';

/** Where a file names no rate: nearly all of what DJs play has it. */
const USUAL_RATE = 44_100;
const HEAD = 400_000;
/** How long a player may take to say how long a file plays, in ms: some phones load nothing before a touch. */
const PATIENCE_MS = 5000;

/** Decodes a file at its own rate. Throws FileProblem where it is no sound, has too many channels or is too long for this device. */
export async function decodeFile(file: File, onStage: OnStage, signal: AbortSignal): Promise<AudioBuffer> {
  if (file.size === 0) throw new FileProblem('The file is empty.');
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const rate = codedRate(head) ?? USUAL_RATE;
  const seconds = await playingTime(file, signal);
  const most = mostMinutes(rate);
  if (seconds > most * 60) {
    throw new FileProblem(
      `It plays for ${Math.round(seconds / 60)} minutes; decoded, this device has room for ${most}. Export it as WAV, which may be of any length, or cut it.`,
    );
  }
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  onStage('decoding', 0);
  const sound = await decode(file, bytes, rate);
  signal.throwIfAborted();
  if (sound.numberOfChannels > 2)
    throw new FileProblem(`It has ${sound.numberOfChannels} channels. Mix it down to stereo first.`);
  return sound;
}

async function decode(file: File, bytes: ArrayBuffer, rate: number): Promise<AudioBuffer> {
  try {
    return await new OfflineAudioContext(2, 1, rate).decodeAudioData(bytes);
  } catch {
    const kind = file.type || 'no type that the browser knows';
    throw new FileProblem(
      `This browser cannot decode it (${kind}). It may be protected, cut off or no sound. Try WAV, FLAC, MP3 or AAC.`,
    );
  }
}

/** How long a file plays by its own account, in seconds; 0 where it does not say, or not in time. */
async function playingTime(file: File, signal: AbortSignal): Promise<number> {
  const src = URL.createObjectURL(file);
  const { promise, resolve } = Promise.withResolvers<number>();
  const player = new Audio();
  player.preload = 'metadata';
  player.addEventListener('loadedmetadata', () => resolve(player.duration));
  player.addEventListener('error', () => resolve(0));
  const enough = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  enough.addEventListener('abort', () => resolve(0));
  player.src = src;
  const seconds = await promise;
  player.removeAttribute('src');
  URL.revokeObjectURL(src);
  return Number.isFinite(seconds) ? seconds : 0;
}
