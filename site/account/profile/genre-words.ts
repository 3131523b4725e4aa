import { LONGEST, MOST } from '#core/profile.ts';

/** What a DJ is likely to play, most played first. Any other word is taken too. */
export const KNOWN_GENRES: readonly string[] = [
  ...['House', 'Techno', 'Tech house', 'Deep house', 'Melodic techno', 'Afro house', 'Drum and bass'],
  ...['Trance', 'Progressive house', 'Disco', 'Nu-disco', 'Hip-hop', 'R&B', 'Open format', 'UK garage'],
  ...['Dubstep', 'Jungle', 'Electro', 'Breaks', 'Minimal', 'Acid', 'Hard techno', 'Industrial', 'Ambient'],
  ...['Amapiano', 'Baile funk', 'Reggaeton', 'Dancehall', 'Funk', 'Soul', 'Hardstyle', 'Psytrance', 'EDM'],
];

/** Suggestions shown at once. */
const SHOWN = 8;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const has = (genres: readonly string[], genre: string) => genres.some((chosen) => isSame(chosen, genre));

/** Known genres that are not chosen and hold what was typed. */
export function suggestions(chosen: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase();
  return KNOWN_GENRES.filter((genre) => !has(chosen, genre) && genre.toLowerCase().includes(text)).slice(
    0,
    SHOWN,
  );
}

/** The chosen ones with what was typed, cut at commas: as known genres are written, each once, as many as fit. */
export function withGenres(chosen: readonly string[], typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim().replace(/\s+/g, ' ').slice(0, LONGEST.genre));
  const all = [...chosen];
  for (const word of words) {
    const genre = KNOWN_GENRES.find((known) => isSame(known, word)) ?? word;
    if (genre !== '' && !has(all, genre) && all.length < MOST.genres) all.push(genre);
  }
  return all;
}
