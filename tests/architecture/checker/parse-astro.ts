import { type ClientDirective, lineAt } from './source-file.ts';

/** One stretch of script inside a page; `line` is where it starts. */
export interface Chunk {
  code: string;
  line: number;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\btype=["'](?!module|text\/javascript)/;

/** The code of a page: its frontmatter, the bodies of its scripts, and as an import each script's relative `src`. */
export function astroChunks(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  const front = FRONTMATTER.exec(text);
  if (front) chunks.push({ code: front[1] ?? '', line: 2 });
  for (const script of text.matchAll(SCRIPT)) {
    const [whole, attributes = '', body = ''] = script;
    const src = /\bsrc=["'](\.[^"']+|#[^"']+)["']/.exec(attributes)?.[1];
    if (src) chunks.push({ code: `import '${src}';`, line: lineAt(text, script.index) });
    else if (!DATA.test(attributes)) {
      chunks.push({ code: body, line: lineAt(text, script.index + whole.indexOf('>') + 1) });
    }
  }
  return chunks;
}

const FENCE = /^(```|~~~)[\s\S]*?^\1/gm;

/** The import and export statements of an article, with its code samples blanked out. */
export function mdxChunks(text: string): Chunk[] {
  const prose = text.replace(FENCE, (sample) => sample.replace(/[^\n]/g, ''));
  return [...prose.matchAll(/^(?:import|export)\b[^\n]*$/gm)].map((statement) => ({
    code: statement[0],
    line: lineAt(prose, statement.index),
  }));
}

/** The offset just past the end of an opening tag, attributes with braces and quotes respected. */
function endOfTag(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const character = text[at] as string;
    if (quote) quote = character === quote ? '' : quote;
    else if (`"'\``.includes(character)) quote = character;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) return at + 1;
  }
  return text.length;
}

/** Every component that a page hydrates. */
export function clientDirectives(text: string): ClientDirective[] {
  const offset = FRONTMATTER.exec(text)?.[0].length ?? 0;
  return [...text.slice(offset).matchAll(/<([A-Z][\w.]*)/g)].flatMap((tag) => {
    const start = offset + tag.index;
    const opening = text.slice(start, endOfTag(text, start));
    return /\sclient:\w+/.test(opening) ? [{ component: tag[1] ?? '', line: lineAt(text, start) }] : [];
  });
}
