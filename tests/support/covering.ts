type Kinds = Readonly<Record<string, readonly string[]>>;

/** One value of each kind. */
type Choice<Of extends Kinds> = { [Kind in keyof Of]: Of[Kind][number] };

/** Each two values that a choice brings together. */
export function pairsOf(choice: Readonly<Record<string, string>>): string[] {
  const values = Object.entries(choice).map(([kind, value]) => `${kind} ${value}`);
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`));
}

const everyChoice = (kinds: Kinds): Record<string, string>[] =>
  Object.entries(kinds).reduce<Record<string, string>[]>(
    (choices, [kind, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [kind]: value }))),
    [{}],
  );

/**
 * So many of all choices, always the same ones, in which as many pairs of values meet as can: each next one brings the most
 * new pairs and, among those that do, the values that were used least.
 */
export function covering<const Of extends Kinds>(kinds: Of, count: number): Choice<Of>[] {
  const left = everyChoice(kinds);
  const met = new Set<string>();
  const uses = new Map<string, number>();
  function merit(choice: Record<string, string>): number {
    const fresh = pairsOf(choice).filter((pair) => !met.has(pair)).length;
    const used = Object.values(choice).reduce((sum, value) => sum + (uses.get(value) ?? 0), 0);
    return fresh - used / 1000;
  }
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const merits = left.map(merit);
    const [best = {}] = left.splice(merits.indexOf(Math.max(...merits)), 1);
    for (const pair of pairsOf(best)) met.add(pair);
    for (const value of Object.values(best)) uses.set(value, (uses.get(value) ?? 0) + 1);
    return best as Choice<Of>;
  });
}
