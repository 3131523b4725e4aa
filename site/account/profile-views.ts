/** The views of the profile, by their `#address`, with the panels that can be linked to inside of each. */
export const PROFILE_VIEWS = {
  artist: { title: 'Artist', panels: ['picture', 'stage', 'genres', 'facts', 'links', 'place'] },
  account: { title: 'Account', panels: ['who', 'look'] },
  security: { title: 'Security', panels: ['password', 'sessions', 'passkeys'] },
  notifications: { title: 'Mails', panels: [] },
  data: { title: 'Data', panels: ['export', 'delete'] },
} as const satisfies Record<string, { title: string; panels: readonly string[] }>;

export type ProfileView = keyof typeof PROFILE_VIEWS;
export const PROFILE_VIEW_IDS = Object.keys(PROFILE_VIEWS) as ProfileView[];

/** The view that an address such as `#security` or `#passkeys` names; the first one for any other. */
export function viewAt(hash: string): ProfileView {
  const named = hash.replace(/^#/, '');
  const holds = (id: ProfileView) =>
    id === named || PROFILE_VIEWS[id].panels.some((panel: string) => panel === named);
  return PROFILE_VIEW_IDS.find(holds) ?? 'artist';
}
