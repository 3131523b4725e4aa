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

export const DEMO_ITEMS = [
  { picture: 'nova-02', title: 'DJ NOVA, sliced', facts: 'Logo · SVG, PNG' },
  { picture: 'nova-10', title: 'DJ NOVA, ringed planet', facts: 'Logo · SVG, PNG' },
  { picture: 'nova-08', title: 'DJ NOVA, label box', facts: 'Logo · SVG, PNG' },
] as const;
