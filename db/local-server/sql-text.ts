/** One statement of an SQL text, with what the server must know about it before it runs. */
export interface SqlStatement {
  sql: string;
  /** Leading words and signs, upper case: `['PRAGMA', 'FOREIGN_KEYS', '=', 'OFF']`. At most eight. */
  head: readonly string[];
  /** One entry per parameter index, from 1; `null` for a nameless `?` or an index that is skipped. */
  parameters: readonly (string | null)[];
  /** Whether it says INSERT, UPDATE, DELETE or REPLACE INTO, as WITH … INSERT does. */
  changesRows: boolean;
}

// The tokens of https://sqlite.org/src/file/src/tokenize.c, as far as they tell where a statement ends and what its
// parameters are. A doubled quote reads as two strings side by side, which end at the same place.
const tokens = [
  /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/,
  /'[^']*(?:'|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|\[[^\]]*(?:\]|$)/,
  /(?<parameter>\?\d*|[:@$](?:[\w$\u0080-\uffff]|::)+(?:\([^\s)]*\))?)/,
  /(?<word>[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)/,
  /\d[\w.]*/,
  /[\s\S]/,
];
const token = new RegExp(tokens.map(({ source }) => source).join('|'), 'y');

const mostKept = 512;
const longestKept = 20_000;
/** What the texts that came last consist of: a client sends the same few again and again. */
const kept = new Map<string, readonly SqlStatement[]>();

/** Splits a text at its semicolons, without being misled by strings, comments or the body of a trigger. */
export function splitStatements(text: string): readonly SqlStatement[] {
  const known = kept.get(text);
  if (known) return known;
  const statements = scan(text);
  if (text.length > longestKept) return statements;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, statements);
  return statements;
}

function scan(text: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let current = new StatementScan();
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const { space, parameter, word } = match.groups ?? {};
    const [raw] = match;
    if (raw === ';' && current.isEmpty) current = new StatementScan();
    else if (raw === ';' && current.isComplete) {
      statements.push(current.finish());
      current = new StatementScan();
    } else {
      current.sql += raw;
      if (space !== undefined) continue;
      current.isEmpty = false;
      if (parameter !== undefined) current.addParameter(parameter);
      current.addToken(word?.toUpperCase() ?? raw);
    }
  }
  if (!current.isEmpty) statements.push(current.finish());
  return statements;
}

class StatementScan {
  sql = '';
  isEmpty = true;
  #head: string[] = [];
  #parameters: (string | null)[] = [];
  #changesRows = false;
  #last = '';
  #beforeLast = '';

  /** A trigger holds statements of its own and ends with `; END`. */
  get isComplete(): boolean {
    const isTrigger = /^(EXPLAIN (QUERY PLAN )?)?CREATE (TEMP |TEMPORARY )?TRIGGER\b/.test(
      this.#head.join(' '),
    );
    return !isTrigger || (this.#last === 'END' && this.#beforeLast === ';');
  }

  addToken(token: string): void {
    if (this.#head.length < 8) this.#head.push(token);
    if (/^(INSERT|UPDATE|DELETE)$/.test(token) || (token === 'INTO' && this.#last === 'REPLACE'))
      this.#changesRows = true;
    this.#beforeLast = this.#last;
    this.#last = token;
  }

  /** `?` takes the next index, `?7` the seventh; a name keeps the index of its first use, and an index its first name. */
  addParameter(name: string): void {
    const parameters = this.#parameters;
    if (name === '?') parameters.push(null);
    else if (name.startsWith('?')) {
      const index = Number(name.slice(1));
      if (index > 32_766) return; // SQLite itself refuses it.
      while (parameters.length < index) parameters.push(null);
      parameters[index - 1] ??= name;
    } else if (!parameters.includes(name)) parameters.push(name);
  }

  finish(): SqlStatement {
    return {
      sql: this.sql.trim(),
      head: this.#head,
      parameters: this.#parameters,
      changesRows: this.#changesRows,
    };
  }
}
