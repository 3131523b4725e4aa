import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** Largest file that is read, in bytes, and longest recording, in seconds: what is kept of it is chosen after. */
const LARGEST_FILE = 30 * 1024 * 1024;
export const LONGEST_FILE_SECONDS = 120;

/** Why a file cannot be taken, as a sentence for its person. */
export class AudioFileError extends Error {
  override readonly name = 'AudioFileError';
}

/** A recording from a file: any sound that the browser decodes, as one channel at 44.1 kHz. Throws AudioFileError. */
export async function readAudioFile(file: File): Promise<Mono> {
  if (file.size > LARGEST_FILE) throw new AudioFileError(`${file.name} is larger than 30 MB.`);
  const bytes = await file.arrayBuffer();
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = await context.decodeAudioData(bytes).catch(() => {
    throw new AudioFileError(
      `This browser finds no sound in ${file.name}. WAV, MP3 and M4A work everywhere.`,
    );
  });
  if (decoded.duration > LONGEST_FILE_SECONDS) {
    throw new AudioFileError(`${file.name} is longer than two minutes. Cut out the sentence first.`);
  }
  return oneChannel(decoded);
}

/** Both sides as one, mixed off the page's thread. */
async function oneChannel(decoded: AudioBuffer): Promise<Mono> {
  if (decoded.numberOfChannels === 1) return decoded.getChannelData(0);
  const context = new OfflineAudioContext(1, Math.max(1, decoded.length), SAMPLE_RATE);
  const source = new AudioBufferSourceNode(context, { buffer: decoded });
  source.connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}
