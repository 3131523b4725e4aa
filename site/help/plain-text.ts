const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? whole;
  });

const withoutTags = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

/** `- Logo Creator: 2, SVG and PNG`: a row of a table, as a line of a list. */
function row(cells: string): string {
  const [first = '', ...others] = [...cells.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g)].map(
    ([, cell = '']) => withoutTags(cell).trim(),
  );
  return `- ${first}: ${others.filter(Boolean).join(', ')}\n`;
}

/** Our own rendered Markdown as words: paragraphs are parted by an empty line, items of a list begin with `- `. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<thead\b[\s\S]*?<\/thead>/g, '')
    .replaceAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, cells: string) => row(cells))
    .replaceAll(/<li\b[^>]*>/g, '\n- ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/?(?:p|ul|ol|h[1-6]|blockquote|table|tbody|pre|hr|div|figure)\b[^>]*>/g, '\n\n');
  return decoded(withoutTags(text))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/-\s+\n+/g, '- ')
    .replaceAll(/\n{2,}(?=- )/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
