/** More than this is not looked at in one go, in characters: what a chunk costs does not grow with the square of its length. */
const LONGEST_PART = 4096;
/** A piece without an end of a sentence is cut here, in characters. */
const LONGEST_PIECE = 400;
/** A cut within it would leave an address in two halves that nothing finds. */
const BEGUN_ADDRESS = /h(?:t(?:t(?:ps?(?::\/?)?)?)?)?[`*_<>]*$/i;

/**
 * What a model says, sentence by sentence as plain text: markup, addresses and control characters go, items of lists begin
 * with `- `. A sentence is held back until it is whole, so that no half of a tag gets through.
 * Of what comes the first `most` characters are read.
 */
export async function* plainPieces(
  chunks: AsyncIterable<string>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let open = '';
  for await (const part of partsOf(chunks, most)) {
    open = (open + seen(part)).replace(/\n{3,}/g, '\n\n');
    for (let end = endOfPiece(open); end > 0; end = endOfPiece(open)) {
      const piece = plain(open.slice(0, end));
      open = open.slice(end);
      if (piece !== '') yield piece;
    }
  }
  const rest = plain(open);
  if (rest !== '') yield rest;
}

async function* partsOf(chunks: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let left = most;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && left > 0; at += LONGEST_PART) {
      const part = chunk.slice(at, at + Math.min(LONGEST_PART, left));
      left -= part.length;
      yield part;
    }
    if (left <= 0) return;
  }
}

function endOfPiece(text: string): number {
  const end = /[.!?]["”’)]?(\s?\[\d[\d, ]*\])*\s+(?=\S)|\n(?=[^\n])/.exec(text);
  if (end) return end.index + end[0].length;
  if (text.length < LONGEST_PIECE) return 0;
  const space = text.lastIndexOf(' ', LONGEST_PIECE);
  return space > 0 ? space + 1 : text.slice(0, LONGEST_PIECE).replace(BEGUN_ADDRESS, '').length;
}

/** What is not seen goes before anything else: later it would leave the halves of a mark or of an address beside each other. */
const seen = (text: string): string =>
  text.replace(/\t/g, ' ').replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');

function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/[<>]/g, '')
    .replace(/^\s*```\w*\s*$/gm, '')
    .replace(/`/g, '')
    .replace(/[*_]{2,}/g, '')
    .replace(/^\s*#{1,6}\s+/gm, '')
    .replace(/^ *[*•+] +/gm, '- ')
    .replace(/\*(\S[^*]*)\*/g, '$1')
    .replace(/\s?https?:\/\/\S+/gi, '')
    .replace(/\n{3,}/g, '\n\n');
}
