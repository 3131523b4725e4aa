import { ALBUM, type DropCard, GENERATOR, GENRE } from './drop-card.ts';
import { chunk, le16, le32, list, zeroEnded } from './riff.ts';

/** `LIST INFO`: title, artist, album, genre, day, program, and how the sound was made. */
export function infoList(card: DropCard): Uint8Array {
  const comment = `${card.key}, ${card.bpm} BPM. ${card.madeHow} ${card.digitalSourceType}`;
  const texts: [name: string, text: string][] = [
    ['INAM', card.title],
    ['IART', card.artist],
    ['IPRD', ALBUM],
    ['IGNR', GENRE],
    ['ICRD', card.madeAt.slice(0, 10)],
    ['ISFT', GENERATOR],
    ['ICMT', comment],
  ];
  return list(
    'INFO',
    texts.filter(([, text]) => text).map(([name, text]) => chunk(name, zeroEnded(text))),
  );
}

/** Markers by sample, and their labels. */
export function cueChunks({ marks }: Pick<DropCard, 'marks'>, sampleRate: number): Uint8Array[] {
  const points = marks.flatMap(({ at }, index) => {
    const sample = Math.round(at * sampleRate);
    return [
      ...le32(index + 1),
      ...le32(sample),
      ...[0x64, 0x61, 0x74, 0x61],
      ...le32(0),
      ...le32(0),
      ...le32(sample),
    ];
  });
  const labels = marks.map(({ label }, index) =>
    chunk('labl', Uint8Array.from([...le32(index + 1), ...zeroEnded(label)])),
  );
  return [chunk('cue ', [...le32(marks.length), ...points]), list('adtl', labels)];
}

/** What editors read of a broadcast wave as XML (gallery.co.uk/ixml), with the mark that IPTC asks for. */
export function ixml(card: DropCard): Uint8Array {
  const user = { digitalSourceType: card.digitalSourceType, generator: GENERATOR, recipe: card.recipe };
  const tags = Object.entries(user).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?><BWFXML><IXML_VERSION>1.52</IXML_VERSION>` +
    `<PROJECT>${escaped(card.title)}</PROJECT><NOTE>${escaped(card.madeHow)}</NOTE>` +
    `<USER>${tags.join('')}</USER></BWFXML>`;
  return chunk('iXML', zeroEnded(xml).subarray(0, -1));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The sound itself, in front of everything: a player that knows no other chunk finds it at once. */
export const formatChunk = (sampleRate: number, bits: number, channels: number): Uint8Array => {
  const frame = (channels * bits) / 8;
  return chunk('fmt ', [
    ...[...le16(1), ...le16(channels), ...le32(sampleRate), ...le32(sampleRate * frame)],
    ...[...le16(frame), ...le16(bits)],
  ]);
};
