import { SOCIALS, type Social } from '#core/profile.ts';

/** Where a name alone tells the whole address; the others have numbers or words in between. */
const BY_NAME: Partial<Record<Social, (name: string) => string>> = {
  instagram: (name) => `https://instagram.com/${name}`,
  soundcloud: (name) => `https://soundcloud.com/${name}`,
  mixcloud: (name) => `https://mixcloud.com/${name}`,
  bandcamp: (name) => `https://${name}.bandcamp.com`,
  youtube: (name) => `https://youtube.com/@${name}`,
  tiktok: (name) => `https://tiktok.com/@${name}`,
  'resident-advisor': (name) => `https://ra.co/dj/${name}`,
};

const HAS_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u;
const NAME = /^@?([\w.-]+)$/;

/** The whole address for what people type: a name, `@name`, an address without `https://`. Other words stay. */
export function linkOf(social: Social, typed: string): string {
  const text = typed.trim();
  if (text === '' || /^https:\/\//i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return `https://${text.slice('http://'.length)}`;
  const hosts: readonly string[] = SOCIALS[social].hosts;
  const isHost = HAS_HOST.test(text) && (hosts.length === 0 || hosts.some((host) => startsAt(host, text)));
  if (isHost) return `https://${text}`;
  const name = NAME.exec(text)?.[1];
  return (name && BY_NAME[social]?.(name)) || text;
}

/** `www.ra.co/dj/mara` and `mara.bandcamp.com` begin at a host of theirs. */
function startsAt(host: string, text: string): boolean {
  const own = text.split(/[/?#]/, 1)[0]?.toLowerCase() ?? '';
  return own === host || own.endsWith(`.${host}`);
}

/** What an address there looks like. */
export function linkHint(social: Social): string {
  return BY_NAME[social]?.('yourname') ?? `https://${SOCIALS[social].hosts[0] ?? 'yourname.com'}`;
}
