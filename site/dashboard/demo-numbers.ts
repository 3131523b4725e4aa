import type { CatalogueId } from '#core/catalogue.ts';

/** The sample numbers of the preview. spec §2 */
export const DEMO = {
  creations: 47,
  creditsUsed: 23,
  reached: 8,
  milestones: 12,
  percent: 67,
  gigs: 3,
} as const;

export const DEMO_FIGURES = [
  { name: 'creations', value: DEMO.creations },
  { name: 'credits used', value: DEMO.creditsUsed },
  { name: 'milestones', value: `${DEMO.reached} of ${DEMO.milestones}` },
  { name: 'of the journey', value: `${DEMO.percent}%` },
  { name: 'gigs', value: DEMO.gigs },
] as const;

/** What a tile says, and which drawing it shows; a tool that is not in here has not been used. */
export const DEMO_TILES: Readonly<Partial<Record<CatalogueId, { line: string; picture?: string }>>> = {
  'logo-generator': { line: 'DJ NOVA, sliced', picture: 'nova-02' },
  'voice-tag': { line: 'DJ NOVA, Trailer Deep' },
  'press-kit': { line: 'DJ NOVA, one page' },
  'contract-generator': { line: 'For a night at a club' },
  'dj-assistant': { line: 'Asked about a fee' },
  'gig-tracker': { line: `${DEMO.gigs} gigs` },
};

export const DEMO_ITEMS = [
  { picture: 'nova-02', title: 'DJ NOVA, sliced', facts: 'Logo · SVG, PNG' },
  { picture: 'nova-10', title: 'DJ NOVA, ringed planet', facts: 'Logo · SVG, PNG' },
  { picture: 'nova-08', title: 'DJ NOVA, label box', facts: 'Logo · SVG, PNG' },
] as const;
