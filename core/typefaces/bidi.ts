/** The kinds of characters that the Unicode Bidirectional Algorithm (UAX #9) tells apart, without controls. */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\u061B\u061F\u0640]/u;

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['EN', /[0-9\u00B2\u00B3\u00B9\u06F0-\u06F9]/u],
  ['AN', /[\u0660-\u0669\u066B\u066C\u06DD]/u],
  ['ES', /[+\-\u2212]/u],
  ['ET', /[#$%\u00A2-\u00A5\u00B0\u00B1\u066A\u20A0-\u20C0\u2030]/u],
  ['CS', /[,./:\u00A0\u060C]/u],
  ['R', /(?=\p{L}|\p{Pd}|\p{Po})\p{Script=Hebrew}/u],
  ['AL', /(?=\p{L}|\p{Po})\p{Script=Arabic}|[\u061B\u061F\u0640]/u],
  ['L', /[\p{L}\p{N}\p{Mc}]/u],
];

const kindOf = (character: string): Kind => KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON';

const isStrong = (kind: Kind): kind is 'L' | 'R' | 'AL' => kind === 'L' || kind === 'R' || kind === 'AL';

/** The direction of a paragraph: 0 from left to right, 1 from right to left. */
export type ParagraphLevel = 0 | 1;

/** The direction that the first letter of a text gives it. Rules P2 and P3. */
export function paragraphLevel(text: string): ParagraphLevel {
  for (const character of text) {
    const kind = kindOf(character);
    if (isStrong(kind)) return kind === 'L' ? 0 : 1;
  }
  return 0;
}

/**
 * The level of each character by the Unicode Bidirectional Algorithm: even ones run to the right, odd ones to
 * the left, and what is deeper stands as a whole within what is around it.
 * @param base the direction of the paragraph; by default the line runs as its first letter does
 */
export function levelsOf(
  characters: readonly string[],
  base: ParagraphLevel = paragraphLevel(characters.join('')),
): number[] {
  if (base === 0 && !characters.some((character) => RIGHT_TO_LEFT.test(character)))
    return characters.map(() => 0);
  const kinds = characters.map(kindOf);
  const embedding: Kind = base === 0 ? 'L' : 'R';
  resolveNumbers(kinds, embedding);
  resolveBrackets(characters, kinds, embedding);
  resolveNeutrals(kinds, embedding);
  return kinds.map((kind) => {
    if (base === 1) return kind === 'R' ? 1 : 2;
    return kind === 'L' ? 0 : kind === 'R' ? 1 : 2;
  });
}

/** Rules W1 to W7. */
function resolveNumbers(kinds: Kind[], embedding: Kind): void {
  const rewrite = (change: (kind: Kind, index: number) => Kind): void => {
    for (const [index, kind] of kinds.entries()) kinds[index] = change(kind, index);
  };
  rewrite((kind, index) => (kind === 'NSM' ? (kinds[index - 1] ?? embedding) : kind));
  let strong = embedding;
  rewrite((kind) => {
    if (isStrong(kind)) strong = kind;
    return kind === 'EN' && strong === 'AL' ? 'AN' : kind;
  });
  rewrite((kind) => (kind === 'AL' ? 'R' : kind));
  rewrite((kind, index) => {
    const [before, after] = [kinds[index - 1], kinds[index + 1]];
    if (before !== after) return kind;
    return (kind === 'ES' && before === 'EN') || (kind === 'CS' && (before === 'EN' || before === 'AN'))
      ? before
      : kind;
  });
  for (let index = 0; index < kinds.length; index++) {
    let end = index;
    while (kinds[end] === 'ET') end++;
    if (end > index && (kinds[index - 1] === 'EN' || kinds[end] === 'EN')) kinds.fill('EN', index, end);
    index = Math.max(index, end - 1);
  }
  rewrite((kind) => (kind === 'ES' || kind === 'ET' || kind === 'CS' ? 'ON' : kind));
  strong = embedding;
  rewrite((kind) => {
    if (isStrong(kind)) strong = kind;
    return kind === 'EN' && strong === 'L' ? 'L' : kind;
  });
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const numbersAsRight = (kind: Kind | undefined): Kind | undefined =>
  kind === 'EN' || kind === 'AN' ? 'R' : kind;

/** Rule N0: a pair of brackets runs as what is inside and before it. */
function resolveBrackets(characters: readonly string[], kinds: Kind[], embedding: Kind): void {
  const open: number[] = [];
  const pairs: [from: number, to: number][] = [];
  for (const [index, character] of characters.entries()) {
    if (character in CLOSING) open.push(index);
    const depth = open.findLastIndex((from) => CLOSING[characters[from] ?? ''] === character);
    const from = open[depth];
    if (from === undefined) continue;
    open.length = depth;
    pairs.push([from, index]);
  }
  for (const [from, to] of pairs.toSorted(([a], [b]) => a - b)) {
    const inside = kinds.slice(from + 1, to).map(numbersAsRight);
    const opposite: Kind = embedding === 'L' ? 'R' : 'L';
    const before = numbersAsRight(kinds.slice(0, from).findLast((kind) => numbersAsRight(kind) !== 'ON'));
    if (inside.includes(embedding)) kinds[from] = kinds[to] = embedding;
    else if (inside.includes(opposite))
      kinds[from] = kinds[to] = (before ?? embedding) === opposite ? opposite : embedding;
  }
}

/** Rules N1 and N2: what has no direction of its own runs as both neighbours do, else as the line does. */
function resolveNeutrals(kinds: Kind[], embedding: Kind): void {
  for (let from = 0; from < kinds.length; from++) {
    if (kinds[from] !== 'ON') continue;
    let to = from;
    while (kinds[to] === 'ON') to++;
    const before = numbersAsRight(kinds[from - 1]) ?? embedding;
    const after = numbersAsRight(kinds[to]) ?? embedding;
    kinds.fill(before === after ? before : embedding, from, to);
    from = to;
  }
}

/** Rule L2: puts runs that follow each other in reading order into the order in which they stand, left to right. */
export function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let order = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) order = reverseFrom(order, level);
  return order;
}

function reverseFrom<Run extends { level: number }>(runs: readonly Run[], level: number): Run[] {
  const result: Run[] = [];
  let deep: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) {
      deep.unshift(run);
      continue;
    }
    result.push(...deep, run);
    deep = [];
  }
  return [...result, ...deep];
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

/** Rule L4: the sign that a bracket or quotation mark becomes where the text runs to the left. */
export const mirrored = (character: string): string => MIRRORED[character] ?? character;
