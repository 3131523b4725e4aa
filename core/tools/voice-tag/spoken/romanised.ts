import { latinLetters } from './latin-letters.ts';
import { hasForeignLetters } from './writing-systems.ts';

/** Letters of other alphabets by how they sound to an English ear, lower case. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ а: 'ah', б: 'b', в: 'v', г: 'g', д: 'd', е: 'yeh', ё: 'yo', ж: 'zh', з: 'z', и: 'ee', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'oh', п: 'p', р: 'r', с: 's', т: 't', у: 'oo', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'ee', ь: '', э: 'eh', ю: 'yoo', я: 'yah', і: 'ee', ї: 'yee' },
  ...{ є: 'yeh', ґ: 'g', ђ: 'j', ј: 'y', љ: 'ly', њ: 'ny', ћ: 'ch', џ: 'j' },
  ...{ α: 'ah', β: 'v', γ: 'g', δ: 'th', ε: 'eh', ζ: 'z', η: 'ee', θ: 'th', ι: 'ee', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'ks', ο: 'oh', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'ee', φ: 'f', χ: 'h', ψ: 'ps' },
  ω: 'oh',
};

const VOWEL = /[aeiou]/;

/** A vowel and the short i that closes it, as English writes the two. */
const CLOSED: Readonly<Record<string, string>> = {
  ah: 'eye',
  eh: 'ey',
  yeh: 'yey',
  oh: 'oy',
  oo: 'ooey',
  ee: 'ee',
};

/** The sounds of a word in order; null where a letter is not known here. */
function soundsOf(word: string): string[] | null {
  const sounds: string[] = [];
  for (const letter of word) {
    const plain = latinLetters(letter);
    const sound = SOUNDS[letter] ?? SOUNDS[plain] ?? (hasForeignLetters(plain) ? null : plain);
    if (sound === null) return null;
    const last = sounds.at(-1) ?? '';
    const isAfterConsonant = last !== '' && !VOWEL.test(last);
    const closed = sound === 'y' ? CLOSED[last] : undefined;
    if (closed) sounds[sounds.length - 1] = closed;
    else if (sound !== '') sounds.push(sound === 'yeh' && isAfterConsonant ? 'eh' : sound);
  }
  return sounds;
}

/** Sounds in syllables, a vowel each: of the consonants between two, all but the first of several go with the second. */
function syllablesOf(sounds: readonly string[]): string[] {
  const syllables: string[] = [];
  let open: string[] = [];
  for (const sound of sounds) {
    if (!VOWEL.test(sound)) {
      open.push(sound);
      continue;
    }
    const stays = syllables.length > 0 && open.length > 1 ? open.shift() : '';
    if (stays) syllables[syllables.length - 1] += stays;
    syllables.push(open.join('') + sound);
    open = [];
  }
  const end = open.join('');
  if (syllables.length === 0) return end ? [end] : [];
  syllables[syllables.length - 1] += end;
  return syllables;
}

/** A name in another alphabet as it sounds, in syllables: `ДИМА` → `dee-mah`. Null where its letters are not known here. */
export function romanised(name: string): string | null {
  const said: string[] = [];
  for (const word of name.normalize('NFC').split(/\s+/)) {
    const sounds = hasForeignLetters(latinLetters(word))
      ? soundsOf(word.toLowerCase())
      : [latinLetters(word)];
    if (sounds === null) return null;
    said.push(sounds.length === 1 ? sounds.join('') : syllablesOf(sounds).join('-'));
  }
  return (
    said
      .join(' ')
      .replace(/[^\w -]/g, '')
      .trim() || null
  );
}
