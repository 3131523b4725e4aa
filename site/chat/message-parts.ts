/** A line of a message; `at` is its place in the whole, which stays the same while the text grows. */
export interface Line {
  at: number;
  text: string;
}

/** A stretch of an answer: the lines of one paragraph, or the items of a list. */
export interface MessagePart {
  is: 'paragraph' | 'list';
  lines: [Line, ...Line[]];
}

const ITEM = /^\s*[-•] +/;

/** Reads plain text: paragraphs are parted by an empty line, items of a list begin with `- `. Nothing in it is markup. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let isOpen = false;
  for (const [at, words] of text.split('\n').entries()) {
    if (words.trim() === '') {
      isOpen = false;
      continue;
    }
    const is = ITEM.test(words) ? 'list' : 'paragraph';
    const line = { at, text: words.replace(ITEM, '').trim() };
    const last = parts.at(-1);
    if (isOpen && last?.is === is) last.lines.push(line);
    else parts.push({ is, lines: [line] });
    isOpen = true;
  }
  return parts;
}
