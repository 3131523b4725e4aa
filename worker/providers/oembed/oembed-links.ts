import * as z from 'zod/mini';
import type { LinkState } from '#core/press-kit-writing-schema.ts';
import { cutTo } from '#core/text.ts';
import { serviceOf } from '#core/tools/press-kit/recording-player.ts';
import type { Links } from '../ports.ts';

/** Where each service says what a link of its own shows. Only these are asked: a link itself is never opened. oembed.com */
const ENDPOINTS: Readonly<Record<string, string>> = {
  SoundCloud: 'https://soundcloud.com/oembed',
  Mixcloud: 'https://app.mixcloud.com/oembed/',
  YouTube: 'https://www.youtube.com/oembed',
  Vimeo: 'https://vimeo.com/api/oembed.json',
  Spotify: 'https://open.spotify.com/oembed',
};

/** oEmbed 1.0 §2.3: 404 for what is not there. */
const GONE = [404, 410];
/** 401 for what is private; services say so, or 403, of what may not be played on other sites, too. */
const CLOSED = [401, 403];

const PATIENCE_MS = 6000;
const LONGEST_TITLE = 80;

const answerSchema = z.object({ title: z.optional(z.string()) });

const titleOf = (answer: unknown): string => {
  const { data } = answerSchema.safeParse(answer);
  return cutTo((data?.title ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim(), LONGEST_TITLE);
};

/** Asks the oEmbed endpoints of services that we know. `endpoints`: by the name of the service. */
export function oembedLinks(endpoints: Readonly<Record<string, string>> = ENDPOINTS): Links {
  async function lookAt(link: string): Promise<LinkState> {
    const unknown: LinkState = { link, state: 'unknown', title: '' };
    const { name, player } = serviceOf(link);
    const endpoint = endpoints[name];
    // Of channels and profiles, which have no player, some services say that they are not there.
    if (!endpoint || !player) return unknown;
    try {
      const reply = await fetch(`${endpoint}?format=json&url=${encodeURIComponent(link)}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'application/json' },
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        if (GONE.includes(reply.status)) return { ...unknown, state: 'gone' };
        return CLOSED.includes(reply.status) ? { ...unknown, state: 'closed' } : unknown;
      }
      return { link, state: 'found', title: titleOf(await reply.json().catch(() => null)) };
    } catch {
      return unknown;
    }
  }
  return { look: (links) => Promise.all([...new Set(links)].map(lookAt)) };
}

/** For servers that ask nobody. */
export const noLinks: Links = {
  look: async (links) => links.map((link) => ({ link, state: 'unknown', title: '' })),
};
