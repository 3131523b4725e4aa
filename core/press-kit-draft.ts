import type { PressKit } from './tools/press-kit/kit.ts';

export type { BioReply, LinkState, PressKitDraft, PressKitDraftRow } from './press-kit-draft-schema.ts';

/** Kits that an account may have at once. */
export const MOST_DRAFTS = 50;

/** What a kit that has no name of its own is called in lists. */
export const draftTitle = ({ title, artistName }: Pick<PressKit, 'title' | 'artistName'>): string =>
  title.trim() || (artistName.trim() ? `${artistName.trim()} press kit` : 'Press kit without a name');
