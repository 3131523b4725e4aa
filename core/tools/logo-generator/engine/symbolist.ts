import type { ArchetypeId } from '../archetype-params.ts';
import type { LogoBrief } from '../brief.ts';
import { type SymbolId, symbolsFor } from './symbol-names.ts';

/** Gives concept after concept its symbol: those that were chosen, or suit the name, in turns within each kind. */
export function symbolist({ symbols, name }: Pick<LogoBrief, 'symbols' | 'name'>) {
  const choice = symbols ?? symbolsFor(name);
  const used = new Map<string, number>();
  return (kind: ArchetypeId): SymbolId => {
    const times = (symbol: SymbolId) => (used.get(`${kind} ${symbol}`) ?? 0) * 100 + (used.get(symbol) ?? 0);
    const [first = 'radial', ...others] = choice;
    const next = others.reduce((best, each) => (times(each) < times(best) ? each : best), first);
    for (const key of [next, `${kind} ${next}`]) used.set(key, (used.get(key) ?? 0) + 1);
    return next;
  };
}
