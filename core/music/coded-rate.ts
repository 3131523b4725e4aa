const MPEG1 = [44_100, 48_000, 32_000];

/** The sample rate that the head of a coded sound names (FLAC, MP3, MP4, Ogg), so that it is decoded without resampling. Null where it names none. */
export function codedRate(head: Uint8Array): number | null {
  const rate = flacRate(head) ?? vorbisRate(head) ?? mp4Rate(head) ?? mp3Rate(head);
  return rate !== null && rate >= 8000 && rate <= 96_000 ? rate : null;
}

const byte = (head: Uint8Array, at: number): number => head[at] ?? 0;

/** Where a tag of ASCII letters stands, or -1. */
function find(head: Uint8Array, tag: string): number {
  const codes = [...tag].map((sign) => sign.charCodeAt(0));
  return head.findIndex((_, at) => codes.every((code, i) => head[at + i] === code));
}

/** STREAMINFO: twenty bits after the sizes of blocks and frames (RFC 9639, 8.2). */
function flacRate(head: Uint8Array): number | null {
  if (find(head.subarray(0, 4), 'fLaC') !== 0) return null;
  return (byte(head, 18) << 12) | (byte(head, 19) << 4) | (byte(head, 20) >> 4);
}

/** The identification header of Vorbis; Opus always plays at 48 kHz. */
function vorbisRate(head: Uint8Array): number | null {
  if (find(head.subarray(0, 4), 'OggS') !== 0) return null;
  const at = find(head, '\u0001vorbis');
  if (at < 0) return 48_000;
  return byte(head, at + 12) | (byte(head, at + 13) << 8) | (byte(head, at + 14) << 16);
}

/** The sample entry of an audio track (ISO 14496-12): a fixed-point number of which the whole part counts. */
function mp4Rate(head: Uint8Array): number | null {
  if (find(head.subarray(4, 8), 'ftyp') !== 0) return null;
  const at = find(head, 'mp4a');
  return at < 0 ? null : (byte(head, at + 28) << 8) | byte(head, at + 29);
}

/** The first frame after the ID3 tag (ISO 11172-3, 2.4.1.3). */
function mp3Rate(head: Uint8Array): number | null {
  const isTagged = find(head.subarray(0, 3), 'ID3') === 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + byte(head, at), 0);
  const at = isTagged ? 10 + size : 0;
  if (byte(head, at) !== 0xff || (byte(head, at + 1) & 0xe6) !== 0xe2) return null;
  const version = (byte(head, at + 1) >> 3) & 3;
  const rate = MPEG1[(byte(head, at + 2) >> 2) & 3];
  if (rate === undefined || version === 1) return null;
  return version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
}
