import { describe, expect, it } from 'vitest';
import { SYMBOL_KEYWORDS } from './symbol-keywords.ts';
import { SYMBOL_IDS } from './symbol-names.ts';
import { symbolsFor } from './symbols-for.ts';

describe('the symbols of a name', () => {
  it.each([
    ['DJ NOVA', 'starburst'],
    ['DJ 火', 'flame'],
    ['Sundance Kid', 'sun'],
    ['Луна', 'moon'],
    ['Nachtfalter', 'moon'],
    ['夜間飛行', 'moon'],
    ['Kollektiv 909', 'hexagon'],
    ['Volk', 'wolf'],
    ['Steppenwolf', 'wolf'],
    ['King Tubbs', 'crown'],
    ['Corazón', 'heart'],
    ['Żółta Róża', 'rose'],
    ['Ледяной снег', 'snowflake'],
    ['DJ Kot', 'cat'],
    ['Vinyl Junkie', 'record'],
    ['Hafenklang', 'anchor'],
    ['∞ Loop', 'infinity'],
  ] as const)('follow the words of %s: %s', (name, symbol) => {
    expect(symbolsFor(name)[0]).toBe(symbol);
  });

  it.each([
    ['Atlas', 'leaf'],
    ['Viking', 'crown'],
    ['Chandra', 'hand'],
    ['Glover', 'heart'],
    ['Educate', 'cat'],
    ['Nice', 'snowflake'],
  ] as const)('are not found inside another word: %s is no %s', (name, symbol) => {
    expect(symbolsFor(name)[0]).not.toBe(symbol);
  });

  it('differ between names that say nothing, and stay the same for each', () => {
    const names = ['Kent', 'AMÉLIE', 'Otto', 'Zed', 'Marek', 'Ludo', 'Tess', 'Xavi'];
    expect(new Set(names.map((name) => symbolsFor(name)[0])).size).toBeGreaterThan(3);
    for (const name of names) {
      expect(new Set(symbolsFor(name)).size).toBe(6);
      expect(symbolsFor(name)).toEqual(symbolsFor(name));
    }
  });

  it('reach every symbol that means something', () => {
    const reached = new Set(SYMBOL_KEYWORDS.flatMap(([, symbols]) => symbols));
    expect(SYMBOL_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });
});
