import { SOCIAL_IDS, SOCIALS } from '#core/profile.ts';
import { CONTACT_ROLES, type Contact, type KitDate, PHOTO_ROLES, type Photo, type PressKit } from './kit.ts';
import { serviceOf } from './recording-player.ts';

/** What a booker has to know at a glance: label and value, only what the kit says. */
export function factRows(kit: PressKit): { label: string; value: string }[] {
  const rows = [
    { label: 'Genres', value: kit.genres.join(', ') },
    { label: 'Based in', value: kit.city },
    { label: 'Travels from', value: kit.travelsFrom },
    { label: 'Set length', value: kit.setLength },
    { label: 'Set-up', value: kit.setUp },
    { label: 'Languages', value: kit.languages.join(', ') },
    { label: 'Playing since', value: kit.since },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** A day is over everywhere twelve hours after it is in London: UTC-12 is the last of the zones. */
const LAST_ZONE_MS = 12 * 60 * 60 * 1000;

/** The first day that is not over yet, wherever that is. */
export const firstDay = (now: Date): string =>
  new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** The nights still to come, those of today among them wherever it is today, the next first; and those that were, the latest first. */
export function datesAround(
  { dates }: Pick<PressKit, 'dates'>,
  now: Date,
): Record<'next' | 'past', KitDate[]> {
  const today = firstDay(now);
  const inOrder = dates.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return {
    next: inOrder.filter(({ date }) => date >= today),
    past: inOrder.filter(({ date }) => date < today).reverse(),
  };
}

/** Every recording by its service and title. */
export const recordingRows = ({ recordings }: Pick<PressKit, 'recordings'>) =>
  recordings.map(({ link, title, note }) => {
    const { name: service, player } = serviceOf(link);
    return { service, title: title || service, note, link, player };
  });

/** Where else the artist can be found, in the order of the profile. */
export const socialRows = ({ socials }: Pick<PressKit, 'socials'>): { name: string; link: string }[] =>
  SOCIAL_IDS.flatMap((id) => {
    const link = socials[id];
    return link ? [{ name: SOCIALS[id].name, link }] : [];
  });

/** Contacts by which somebody can be reached. */
export const reachable = ({ contacts }: Pick<PressKit, 'contacts'>): (Contact & { roleName: string })[] =>
  contacts
    .filter(({ email, phone }) => email || phone)
    .map((contact) => ({ ...contact, roleName: CONTACT_ROLES[contact.role] }));

/** What those read who do not see the photo. */
export const photoAlt = ({ artistName }: Pick<PressKit, 'artistName'>, { shows, role }: Photo): string =>
  shows || `${artistName}, ${PHOTO_ROLES[role].toLowerCase()} photo`;

/** The photo that a kit opens with: the first one from a night, else the first. */
export const coverPhoto = <P extends Photo>(photos: readonly P[]): P | null =>
  photos.find(({ role }) => role === 'live') ?? photos[0] ?? null;

/** The bio that goes on the first page: the medium one, else what there is. */
export const mainBio = ({ bio }: Pick<PressKit, 'bio'>): string => bio.medium || bio.short || bio.long;

/** What a text of several paragraphs is made of. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
