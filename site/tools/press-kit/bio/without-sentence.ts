const ENDS = /[.!?。][”"'’)]*(?:[^\S\n]+|(?=\n))|\n+/gu;

/** A text without the sentence that holds a place in it; a paragraph that is left empty goes too. */
export function withoutSentence(text: string, at: number): string {
  let [from, to] = [0, text.length];
  for (const end of text.matchAll(ENDS)) {
    const after = end.index + end[0].length;
    if (after <= at) from = after;
    else {
      to = after;
      break;
    }
  }
  return `${text.slice(0, from)}${text.slice(to)}`
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
