import { ID3Writer } from 'browser-id3-writer';
import { id3Key } from '#core/music/camelot.ts';
import { sniffType } from '#core/sniff-type.ts';
import { ALBUM, type DropCard, GENERATOR, GENRE } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import { objectFrame, withFrame } from '#core/tools/voice-tag/engine/files/id3-frames.ts';
import { seratoMarkers } from '#core/tools/voice-tag/engine/files/serato-markers.ts';

const FRONT_COVER = 3;
const PADDING = 512;
const LARGEST_COVER = 1_000_000;

/**
 * Writes the tags of a drop into an MP3 that has none (ID3v2.3, the version that every DJ program reads). Serato finds its
 * cue points in a frame of its own; rekordbox takes tempo and key from TBPM and TKEY, and cue points from its own
 * database alone.
 */
export function signMp3(
  mp3: Uint8Array<ArrayBuffer>,
  card: DropCard,
  cover: Uint8Array<ArrayBuffer> | null,
): Uint8Array<ArrayBuffer> {
  const writer = new ID3Writer(mp3.slice().buffer);
  Object.assign(writer, { padding: PADDING });
  writer
    .setFrame('TIT2', card.title)
    .setFrame('TALB', ALBUM)
    .setFrame('TCON', [GENRE])
    .setFrame('TBPM', Math.round(card.bpm))
    .setFrame('TKEY', id3Key(card.key))
    .setFrame('TYER', new Date(card.madeAt).getUTCFullYear())
    .setFrame('TSSE', GENERATOR)
    // Some readers take the slashes of a text for commas between many; in a link they leave them alone.
    .setFrame('WXXX', { description: 'digitalSourceType', value: card.digitalSourceType })
    .setFrame('COMM', { language: 'eng', description: '', text: `${card.key}. ${card.madeHow}` });
  if (card.artist) writer.setFrame('TPE1', [card.artist]);
  for (const [description, value] of userTexts(card)) writer.setFrame('TXXX', { description, value });
  if (cover && fitsIn(cover))
    writer.setFrame('APIC', { type: FRONT_COVER, data: cover.slice().buffer, description: 'Cover' });
  const tagged = new Uint8Array(writer.addTag());
  return withFrame(tagged, objectFrame('Serato Markers2', seratoMarkers(card.marks)));
}

/** A cover is a picture that players show, and never most of a file of seconds. */
const fitsIn = (cover: Uint8Array): boolean =>
  cover.length <= LARGEST_COVER && sniffType(cover) === 'image/png';

/** What no frame is named for: the exact tempo, the key on the wheel, and how the sound came about. */
const userTexts = (card: DropCard): [description: string, value: string][] => [
  ['BPM', String(card.bpm)],
  ['CAMELOT', card.key],
  ['digitalSourceType', card.digitalSourceType],
  ['GENERATOR', GENERATOR],
  ['SPOKEN_BY', card.spokenBy],
  ['CREATED', card.madeAt],
  ['RECIPE', card.recipe],
];
