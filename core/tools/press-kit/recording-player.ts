import { hostOf } from '#core/profile-schema.ts';

interface Service {
  name: string;
  hosts: readonly string[];
  /** The address of its player for a page of ours, or null where it has none for that link. */
  player(link: string): string | null;
}

const encoded = encodeURIComponent;

/** Path and query of an address, the query by its names. */
function partsOf(link: string): { path: string[]; query: Map<string, string> } {
  const [, path = '', query = ''] = /^https:\/\/[^/?#]*([^?#]*)(?:\?([^#]*))?/.exec(link) ?? [];
  const pairs = query.split('&').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
  return { path: path.split('/').filter(Boolean), query: new Map(pairs) };
}

const YOUTUBE_ID = /^[\w-]{11}$/;

function youtube(link: string): string | null {
  const { path, query } = partsOf(link);
  const isShort = hostOf(link)?.endsWith('youtu.be') ?? false;
  const [kind = '', id = ''] = path;
  const found = isShort ? kind : ['embed', 'shorts', 'live'].includes(kind) ? id : (query.get('v') ?? '');
  return YOUTUBE_ID.test(found) ? `https://www.youtube-nocookie.com/embed/${found}?autoplay=1` : null;
}

function vimeo(link: string): string | null {
  const id = partsOf(link).path.find((part) => /^\d{5,12}$/.test(part));
  return id ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : null;
}

const SPOTIFY_KINDS = ['album', 'artist', 'episode', 'playlist', 'show', 'track'];

function spotify(link: string): string | null {
  const { path } = partsOf(link);
  const at = path.findIndex((part) => SPOTIFY_KINDS.includes(part));
  const [kind, id = ''] = path.slice(at);
  return at >= 0 && /^\w{22}$/.test(id) ? `https://open.spotify.com/embed/${kind}/${id}` : null;
}

/** Where bookers are used to hear and see sets. What a player is built from is only ever an id or an encoded address. */
const SERVICES: readonly Service[] = [
  {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    player: (link) =>
      partsOf(link).path.length < 2
        ? null
        : `https://w.soundcloud.com/player/?url=${encoded(link)}&auto_play=true&show_comments=false`,
  },
  {
    name: 'Mixcloud',
    hosts: ['mixcloud.com'],
    player: (link) => {
      const { path } = partsOf(link);
      const feed = `/${path.slice(0, 2).join('/')}/`;
      return path.length < 2
        ? null
        : `https://player-widget.mixcloud.com/widget/iframe/?autoplay=1&feed=${encoded(feed)}`;
    },
  },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], player: youtube },
  { name: 'Vimeo', hosts: ['vimeo.com'], player: vimeo },
  { name: 'Spotify', hosts: ['spotify.com'], player: spotify },
  { name: 'Bandcamp', hosts: ['bandcamp.com'], player: () => null },
  { name: 'Beatport', hosts: ['beatport.com'], player: () => null },
  { name: 'Apple Music', hosts: ['music.apple.com'], player: () => null },
  { name: 'Resident Advisor', hosts: ['ra.co'], player: () => null },
];

/** Where the players of these services come from, for the policy of pages that show them. */
export const PLAYER_ORIGINS = [
  'https://w.soundcloud.com',
  'https://player-widget.mixcloud.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
] as const;

/** Where a recording is: the name of the service, or of the site; and its player, where one can be shown on a page. */
export function serviceOf(link: string): { name: string; player: string | null } {
  const host = hostOf(link) ?? '';
  const service = SERVICES.find(({ hosts }) => hosts.some((own) => host === own || host.endsWith(`.${own}`)));
  return service
    ? { name: service.name, player: service.player(link) }
    : { name: host.replace(/^www\./, ''), player: null };
}
