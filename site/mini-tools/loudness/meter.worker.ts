import { type LoudnessMeter, loudnessMeter } from '#core/music/loudness-meter.ts';
import { measuredSound } from '#core/music/measured-sound.ts';
import { type PcmLayout, pcmChannel, pcmLayout } from '#core/music/pcm-wav.ts';
import { COLUMNS } from './loudness-view.ts';
import type { MeterQuestion, MeterReply } from './messages.ts';

/** Bytes of a file's head that are looked at, and frames that are read at once. */
const HEAD = 1_000_000;
const FRAMES = 500_000;

const answer = (reply: MeterReply): void => postMessage(reply);

let running: { meter: LoudnessMeter; length: number; at: number } | null = null;

/** Measures an uncompressed file straight from the disk, however long; any other has to be decoded first. */
async function measureFile(file: File): Promise<void> {
  const layout = pcmLayout(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), file.size);
  if (!layout) return answer({ coded: true });
  if (layout.channels > 2)
    return answer({ reason: `It has ${layout.channels} channels. Mix it down to stereo first.` });
  const width = (layout.bits / 8) * layout.channels;
  const length = Math.floor(layout.bytes / width);
  if (length === 0) return answer({ reason: 'There is no sound in it.' });
  const meter = loudnessMeter(layout.sampleRate, length, COLUMNS);
  for (let at = 0; at < length; at += FRAMES) {
    const until = Math.min(length, at + FRAMES);
    const part = file.slice(layout.start + at * width, layout.start + until * width);
    const [left, right] = sidesOf(new Uint8Array(await part.arrayBuffer()), layout);
    meter.take(left, right);
    answer({ share: until / length });
  }
  answer({ sound: measuredSound(meter.done()) });
}

/** One channel plays on both sides, as it does in a room. */
function sidesOf(bytes: Uint8Array, layout: PcmLayout): [Float32Array, Float32Array] {
  const left = pcmChannel(bytes, layout, 0);
  return [left, layout.channels > 1 ? pcmChannel(bytes, layout, 1) : left];
}

function take(question: Exclude<MeterQuestion, { file: File }>): void {
  if ('begin' in question) {
    const { sampleRate, length } = question.begin;
    running = { meter: loudnessMeter(sampleRate, length, COLUMNS), length, at: 0 };
    return;
  }
  if (!running) return;
  if ('end' in question) {
    answer({ sound: measuredSound(running.meter.done()) });
    return;
  }
  running.meter.take(question.left, question.right);
  running.at += question.left.length;
  answer({ share: running.at / running.length });
}

addEventListener('message', ({ data }: MessageEvent<MeterQuestion>) => {
  if (!('file' in data)) return take(data);
  measureFile(data.file).catch(() => answer({ reason: 'The file could not be read to its end.' }));
});
