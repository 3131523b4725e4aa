import type { PressKit } from './kit.ts';

/** What a kit is called in lists, whether or not it has a name of its own. */
export const kitTitle = ({ title, artistName }: Pick<PressKit, 'title' | 'artistName'>): string =>
  title.trim() || (artistName.trim() ? `${artistName.trim()} press kit` : 'Press kit without a name');
