/** Something in content/ that was made up, or drawn before its screen existed. */
export interface Sample {
  file: string;
  /** Line of the mark, from 1. */
  line: number;
  /** Words of it by which it can be found on a page. */
  words: string;
  kind: 'sample' | 'design';
}

const MARK = /^\s*sample: true\b|[{,]\s*sample: true\b|^\s*from: design\b/;
/** Fields that people read, the most telling first. */
const READ = ['text', 'label', 'title', 'alt', 'question'];

const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The value of a field in some lines of YAML, in block or flow form; empty where there is none. */
function fieldOf(field: string, yaml: string): string {
  const block = new RegExp(`^\\s*${field}: (?!\\{)(.+)$`, 'm').exec(yaml)?.[1];
  const flow = new RegExp(`[{,]\\s*${field}: ("[^"]*"|[^,}]+)`).exec(yaml)?.[1];
  return unquoted(block ?? flow ?? '');
}

/** The lines of the entry that a mark stands in: of a list of entries its own, of one document its frontmatter. */
function entryAround(lines: readonly string[], at: number): string {
  const isStart = (line: string) => /^\S/.test(line);
  const isNested = /^\s/.test(lines[at] ?? '') || /^\S+: \{/.test(lines[at] ?? '');
  if (!isNested) return lines.slice(0, lines.indexOf('---', 1) + 1 || lines.length).join('\n');
  const start = lines.findLastIndex((line, index) => index <= at && isStart(line));
  const end = lines.findIndex((line, index) => index > start && isStart(line));
  return lines.slice(start, end === -1 ? lines.length : end).join('\n');
}

/** What in a file of content is not real yet. */
export function samplesIn(file: string, text: string): Sample[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (!MARK.test(line)) return [];
    const entry = entryAround(lines, at);
    const words = READ.map((field) => fieldOf(field, entry)).find(Boolean) ?? '';
    return [
      { file, line: at + 1, words, kind: line.includes('from: design') ? 'design' : 'sample' } as const,
    ];
  });
}
