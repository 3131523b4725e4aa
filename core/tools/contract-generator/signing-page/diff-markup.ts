import { html, type Markup } from '#core/markup.ts';
import { type DiffPart, type ParagraphDiff, paragraphDiff, wordDiff } from '#core/word-diff.ts';

/** Spaces after what goes or comes are neither struck nor underlined. */
function partMarkup({ kind, text }: DiffPart): Markup {
  const words = text.trimEnd();
  const space = text.slice(words.length);
  if (kind === 'same' || !words) return html`${text}`;
  return kind === 'removed' ? html`<del>${words}</del>${space}` : html`<ins>${words}</ins>${space}`;
}

/** What becomes of a text, word by word. */
export const wordsMarkup = (before: string, after: string): Markup[] =>
  wordDiff(before, after).map(partMarkup);

function paragraphMarkup(clause: number | null, { before, after, parts }: ParagraphDiff): Markup {
  const place = after ?? before ?? 0;
  const number = clause !== null && html`<span class="num">${clause}.${place + 1}</span> `;
  return html`<p dir="auto">${number}${parts.map(partMarkup)}</p>`;
}

/** The paragraphs of a clause that change, each with its number; none where the text says the same. */
export function diffMarkup(
  clause: number | null,
  before: readonly string[],
  after: readonly string[],
): Markup[] {
  return paragraphDiff(before, after)
    .filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'))
    .map((paragraph) => paragraphMarkup(clause, paragraph));
}
