/** Styles of music that steer the choice of lettering, layout and colour. */
export const GENRES = {
  techno: { label: 'Techno, industrial' },
  house: { label: 'House, garage' },
  melodic: { label: 'Melodic, deep, ambient' },
  trance: { label: 'Trance, progressive, EDM' },
  dnb: { label: 'Drum and bass, dubstep, jungle' },
  disco: { label: 'Disco, funk, nu-disco' },
  hiphop: { label: 'Hip-hop, R&B, trap' },
  open: { label: 'Open format' },
} as const;

export type GenreId = keyof typeof GENRES;

/** How the logo should feel; it weighs in beside the genre. */
export const MOODS = {
  dark: { label: 'Dark' },
  warm: { label: 'Warm' },
  raw: { label: 'Raw' },
  elegant: { label: 'Elegant' },
  playful: { label: 'Playful' },
  futuristic: { label: 'Futuristic' },
  retro: { label: 'Retro' },
  calm: { label: 'Calm' },
} as const;

export type MoodId = keyof typeof MOODS;

/** The outline of the whole: one long line, a block of rows, or a mark that stands over or beside the name. */
export const LAYOUTS = {
  line: { label: 'One line' },
  stacked: { label: 'Stacked' },
  emblem: { label: 'Emblem' },
} as const;

export type LayoutId = keyof typeof LAYOUTS;

/** What a person can ask to be left out. */
export const AVOIDANCES = {
  symbols: { label: 'Symbols' },
  effects: { label: 'Cut or bent letters' },
  script: { label: 'Handwriting' },
  blackletter: { label: 'Blackletter' },
  'thin-lines': { label: 'Thin letters' },
  'light-grounds': { label: 'Light grounds' },
  'dark-grounds': { label: 'Dark grounds' },
} as const;

export type AvoidanceId = keyof typeof AVOIDANCES;

/** The parts of a logo that can be kept while the others vary. */
export const LOCKABLE = ['archetype', 'font', 'palette', 'symbol'] as const;
export type Lockable = (typeof LOCKABLE)[number];
