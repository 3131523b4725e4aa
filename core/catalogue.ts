/** The six tools of the product. `cost` in credits a use; null is free. spec §1 */
export const CATALOGUE = [
  { id: 'logo-generator', name: 'Logo Creator', path: '/logo-generator', cost: 2, group: 'ai' },
  { id: 'voice-tag', name: 'Voice Drop Generator', path: '/voice-drops', cost: 4, group: 'ai' },
  { id: 'press-kit', name: 'Press Kit Builder', path: '/press-kit', cost: 3, group: 'ai' },
  {
    id: 'contract-generator',
    name: 'Contract Generator',
    path: '/contract-generator',
    cost: 3,
    group: 'business',
  },
  { id: 'dj-assistant', name: 'DJ Assistant', path: '/dj-assistant', cost: 1, group: 'business' },
  { id: 'gig-tracker', name: 'Gig Tracker', path: '/gig-tracker', cost: null, group: 'business' },
] as const;

export type CatalogueId = (typeof CATALOGUE)[number]['id'];

/** Credits a use of each tool. spec §9 */
export const TOOL_COSTS = Object.fromEntries(CATALOGUE.map(({ id, cost }) => [id, cost])) as {
  [Entry in (typeof CATALOGUE)[number] as Entry['id']]: Entry['cost'];
};
