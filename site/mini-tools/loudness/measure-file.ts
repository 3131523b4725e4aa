import type { MeasuredSound } from '#core/music/measured-sound.ts';
import { decodeFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { MeterReply } from './messages.ts';
import { type MeterLine, openMeterLine } from './meter-line.ts';
import type { OnStage } from './stages.ts';

/** Samples that go to the worker at once. */
const PIECE = 500_000;

/**
 * Measures a file on this device, beside the page: from the disk where it is uncompressed, decoded by the browser where it is
 * not. Throws FileProblem with the reason, or the signal's.
 */
export async function measureFile(file: File, onStage: OnStage, signal: AbortSignal): Promise<MeasuredSound> {
  signal.throwIfAborted();
  const line = openMeterLine(signal);
  try {
    onStage('reading', 0);
    line.tell({ file });
    let reply = await shown(line, onStage);
    if ('coded' in reply) reply = await measureDecoded(file, line, onStage, signal);
    if ('sound' in reply) return reply.sound;
    throw new FileProblem('reason' in reply ? reply.reason : 'The meter stopped half-way.');
  } finally {
    line.close();
  }
}

/** Shows how far the worker is until it says anything else. */
async function shown(line: MeterLine, onStage: OnStage): Promise<MeterReply> {
  let reply = await line.next();
  while ('share' in reply) {
    onStage('measuring', reply.share);
    reply = await line.next();
  }
  return reply;
}

/** Hands a decoded sound on in pieces, one at a time, so that it is never there twice. */
async function measureDecoded(
  file: File,
  line: MeterLine,
  onStage: OnStage,
  signal: AbortSignal,
): Promise<MeterReply> {
  const sound = await decodeFile(file, onStage, signal);
  const { length, sampleRate, numberOfChannels } = sound;
  line.tell({ begin: { sampleRate, length } });
  for (let at = 0; at < length; at += PIECE) {
    const samples = Math.min(PIECE, length - at);
    const [left, right] = [new Float32Array(samples), new Float32Array(samples)];
    sound.copyFromChannel(left, 0, at);
    sound.copyFromChannel(right, numberOfChannels > 1 ? 1 : 0, at);
    line.tell({ left, right }, [left.buffer, right.buffer]);
    const reply = await line.next();
    if ('share' in reply) onStage('measuring', reply.share);
  }
  line.tell({ end: true });
  return shown(line, onStage);
}
