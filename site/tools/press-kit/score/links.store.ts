import { atom } from 'nanostores';
import type { LinkState } from '#core/press-kit-writing-schema.ts';
import { hostOf } from '#core/profile-schema.ts';
import { LONGEST, MOST } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';

/** What is known of each link: asked for, or answered by its service. */
export const $links = atom<Readonly<Record<string, LinkState | 'asking'>>>({});

/** Asks for links that nothing is known of yet. Where nobody answers they stay unknown, and are asked for another time. */
export async function askForLinks(links: readonly string[]): Promise<LinkState[]> {
  const fresh = [...new Set(links)]
    .filter((link) => link.length <= LONGEST.link && hostOf(link) !== null && !$links.get()[link])
    .slice(0, MOST.recordings);
  if (fresh.length === 0) return [];
  $links.set({ ...$links.get(), ...Object.fromEntries(fresh.map((link) => [link, 'asking'])) });
  const answered = await call('checkLinks', { body: { links: fresh } }).then(
    (reply) => reply.links,
    () => [],
  );
  const known = { ...$links.get() };
  for (const link of fresh) delete known[link];
  $links.set({ ...known, ...Object.fromEntries(answered.map((state) => [state.link, state])) });
  return answered;
}

/** Links of a list whose services say that they are gone. */
export const deadAmong = (
  links: readonly string[],
  known: Readonly<Record<string, LinkState | 'asking'>>,
): string[] =>
  links.filter((link) => {
    const state = known[link];
    return typeof state === 'object' && state.state === 'gone';
  });
