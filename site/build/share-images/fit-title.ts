/** Width of a text at size 1. */
type WidthOf = (text: string) => number;

interface Box {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Between two baselines, at size 1. */
  leading: number;
}

export interface Fitted {
  size: number;
  lines: string[];
}

const STEP = 4;

/** The text in lines no wider than `width`; a word that is wider alone is broken where it must be. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, the longest of them as short as it can be. */
function balanced(text: string, width: number, widthOf: WidthOf): string[] {
  const whole = wrap(text, width, widthOf);
  let best = whole;
  for (let part = 0.98; part > 0.5; part -= 0.02) {
    const tighter = wrap(text, width * part, widthOf);
    if (tighter.length > whole.length || breaksAWord(text, tighter)) break;
    best = tighter;
  }
  return best;
}

const breaksAWord = (text: string, lines: readonly string[]): boolean =>
  lines.join(' ') !== text.split(/\s+/).filter(Boolean).join(' ');

/**
 * The largest size at which the title fits the box with whole words, its lines balanced. A title that is too long for the
 * smallest size is cut and ends in an ellipsis.
 */
export function fitTitle(text: string, box: Box, widthOf: WidthOf): Fitted {
  const room = (size: number) => Math.floor((box.height / size - 1) / box.leading + 1);
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    const lines = wrap(text, box.width / size, widthOf);
    if (lines.length > room(size) || breaksAWord(text, lines)) continue;
    return { size, lines: balanced(text, box.width / size, widthOf) };
  }
  const lines = wrap(text, box.width / box.smallest, widthOf);
  const shown = lines.slice(0, room(box.smallest));
  if (shown.length === lines.length) return { size: box.smallest, lines };
  let last = shown.pop() ?? '';
  while (widthOf(`${last}…`) > box.width / box.smallest) last = last.slice(0, -1);
  return { size: box.smallest, lines: [...shown, `${last.trimEnd()}…`] };
}
