import type { GenreId } from '#core/tools/logo-generator/brief-choices.ts';

/** What is drawn before anybody typed, and again where the field is empty. */
export const DEMO_NAME = 'DJ NOVA';

/** The pads of the demo; the first is lit at first. */
export const DEMO_GENRES = [
  { id: 'techno', label: 'Techno' },
  { id: 'house', label: 'House' },
  { id: 'melodic', label: 'Melodic' },
  { id: 'dnb', label: 'Drum & bass' },
  { id: 'disco', label: 'Disco' },
  { id: 'hiphop', label: 'Hip-hop' },
] as const satisfies readonly { id: GenreId; label: string }[];

/** How many of the twelve concepts are shown. */
export const SHOWN = 7;

/** Asked of the worker; a later question takes the place of the one before. */
export interface DemoQuestion {
  id: number;
  name: string;
  genre: string;
}

export interface DrawnLogo {
  svg: string;
  /** The kind of logo in words. */
  kind: string;
}

/** The first logo as documents have it: in black for paper, and its colours (hex) for a cover. */
export interface PaperLogo {
  black: string;
  ground: string;
  ink: string;
  accent: string;
}

/** `refusal` is what somebody can do about a name; an answer with neither has failed otherwise. */
export interface DemoAnswer {
  id: number;
  logos?: readonly DrawnLogo[];
  paper?: PaperLogo;
  refusal?: string;
}
