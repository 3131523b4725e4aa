/** What `<name>` stood for in the pattern that matched. */
export type Captures = Readonly<Record<string, string>>;

const TOKEN = /\*\*\/|\*\*|\*|<(\w+)(?:=([^>]+))?>|[.+?^${}()|[\]\\]/g;
const compiled = new Map<string, RegExp>();

function compile(pattern: string, captures: Captures): RegExp {
  const filled = pattern.replace(/<(\w+)[^>]*>/g, (whole, name: string) => captures[name] ?? whole);
  const known = compiled.get(filled);
  if (known) return known;
  const body = filled.replace(TOKEN, (token, name?: string, choice?: string) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.+';
    if (token === '*') return '[^/]*';
    return name ? `(?<${name}>${choice ?? '[^/]+'})` : `\\${token}`;
  });
  // A package stands for its subpaths too: `npm:drizzle-orm` is also `npm:drizzle-orm/sqlite-core`.
  const expression = new RegExp(`^${body}${filled.startsWith('npm:') ? '(?:/.*)?' : ''}$`);
  compiled.set(filled, expression);
  return expression;
}

/**
 * Matches a path against patterns; the last one that matches decides, `!` takes away again.
 * `*` is a part of one segment, `**` any depth, `<name>` one whole segment that is remembered, `<name=a|b>` one of these.
 * Returns what was remembered, or null where the path does not match.
 */
export function match(patterns: readonly string[], path: string, captures: Captures = {}): Captures | null {
  let found: Captures | null = null;
  for (const pattern of patterns) {
    const takesAway = pattern.startsWith('!');
    const hit = compile(takesAway ? pattern.slice(1) : pattern, captures).exec(path);
    if (hit) found = takesAway ? null : { ...captures, ...hit.groups };
  }
  return found;
}
