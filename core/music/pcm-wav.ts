/** Where and how the samples of an uncompressed WAV file lie. */
export interface PcmLayout {
  sampleRate: number;
  channels: number;
  bits: 16 | 24 | 32;
  isFloat: boolean;
  /** Bytes before the first sample, and bytes of samples. */
  start: number;
  bytes: number;
}

const PCM = 1;
const FLOAT = 3;
/** The real format stands in the extension. */
const EXTENSIBLE = 0xfffe;
/** A length that does not fit: the real one stands in RF64's `ds64` (EBU Tech 3306), or nowhere. */
const ALL_ONES = 0xffff_ffff;
/** Slower ones are no music, and the K curve has no shape there. */
const SLOWEST_RATE = 8000;

/** Reads the head of a WAV or RF64 file of `size` bytes. Null where it is another file, or holds another kind of samples. */
export function pcmLayout(head: Uint8Array, size: number): PcmLayout | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const tag = (at: number): string => String.fromCharCode(...head.subarray(at, at + 4));
  if (!/^(RIFF|RF64)$/.test(tag(0)) || tag(8) !== 'WAVE') return null;
  let format: Omit<PcmLayout, 'start' | 'bytes'> | null = null;
  let long = 0;
  for (let at = 12; at + 8 <= head.length; ) {
    const [name, length] = [tag(at), view.getUint32(at + 4, true)];
    if (name === 'fmt ' && at + 24 <= head.length) format = formatAt(view, at + 8, length);
    if (name === 'ds64' && at + 24 <= head.length) long = Number(view.getBigUint64(at + 16, true));
    if (name === 'data') {
      const start = at + 8;
      const said = length === ALL_ONES ? long : length;
      // A file that was written as a stream says more than it holds, or nothing.
      return format && { ...format, start, bytes: Math.min(said || size, size - start) };
    }
    at += 8 + length + (length & 1);
  }
  return null;
}

function formatAt(view: DataView, at: number, length: number): Omit<PcmLayout, 'start' | 'bytes'> | null {
  const tag = view.getUint16(at, true);
  const kind =
    tag === EXTENSIBLE && length >= 26 && at + 26 <= view.byteLength ? view.getUint16(at + 24, true) : tag;
  const bits = view.getUint16(at + 14, true);
  const isFloat = kind === FLOAT;
  if ((kind !== PCM && !isFloat) || (bits !== 16 && bits !== 24 && bits !== 32)) return null;
  if (isFloat && bits !== 32) return null;
  const [channels, sampleRate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)];
  if (channels === 0 || sampleRate < SLOWEST_RATE) return null;
  // Samples that are padded in their frames are another layout; some writers leave the size of a frame out.
  const frame = view.getUint16(at + 12, true);
  if (frame !== 0 && frame !== (channels * bits) / 8) return null;
  return { sampleRate, channels, bits, isFloat };
}

/** Samples of one channel out of bytes that begin with a whole frame. */
export function pcmChannel(bytes: Uint8Array, layout: PcmLayout, channel: number): Float32Array {
  const { channels, bits, isFloat } = layout;
  const width = bits / 8;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(Math.floor(bytes.length / (width * channels)));
  for (let i = 0; i < samples.length; i++) {
    const at = (i * channels + channel) * width;
    if (isFloat) samples[i] = view.getFloat32(at, true);
    else if (bits === 16) samples[i] = view.getInt16(at, true) / 0x8000;
    else if (bits === 32) samples[i] = view.getInt32(at, true) / 0x8000_0000;
    else samples[i] = ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 0x80_0000;
  }
  return samples;
}
