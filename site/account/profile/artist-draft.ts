import { type CareerStage, type Currency, type Profile, SOCIAL_IDS, type Social } from '#core/profile.ts';
import { meantZone, timeZones } from '#site/lib/time-zones.ts';
import { linkOf } from './social-link.ts';

/** A fact with a name of its own, by which it is known wherever it is moved. */
export interface FactRow {
  key: number;
  text: string;
}

/** The artist's part of a profile as it stands in the form. */
export interface ArtistDraft {
  firstName: string;
  artistName: string;
  city: string;
  genres: readonly string[];
  bioFacts: readonly FactRow[];
  socials: Readonly<Record<Social, string>>;
  careerStage: CareerStage | null;
  timeZone: string;
  currency: Currency | null;
}

type ArtistKey = keyof ArtistDraft;
/** What is sent of it. */
export type ArtistValues = Pick<Profile, ArtistKey>;

export function draftOf(profile: ArtistValues): ArtistDraft {
  const { firstName, artistName, city, genres, bioFacts, socials, careerStage, timeZone, currency } = profile;
  return {
    ...{ firstName, artistName, city, genres, careerStage, currency },
    timeZone: timeZone ?? '',
    bioFacts: bioFacts.map((text, key) => ({ key, text })),
    socials: Object.fromEntries(SOCIAL_IDS.map((id) => [id, socials[id] ?? ''])) as Record<Social, string>,
  };
}

/** The draft as it is sent and shown from then on: trimmed, links and zones whole, without empty facts. */
export function tidied(draft: ArtistDraft): ArtistDraft {
  const link = (id: Social) => linkOf(id, draft.socials[id]);
  return {
    ...draft,
    firstName: draft.firstName.trim(),
    artistName: draft.artistName.trim(),
    city: draft.city.trim(),
    timeZone: meantZone(draft.timeZone, timeZones()),
    bioFacts: draft.bioFacts
      .map(({ key, text }) => ({ key, text: text.trim() }))
      .filter(({ text }) => text !== ''),
    socials: Object.fromEntries(SOCIAL_IDS.map((id) => [id, link(id)])) as Record<Social, string>,
  };
}

function valuesOf(draft: ArtistDraft): ArtistValues {
  const { bioFacts, socials, timeZone, genres, ...rest } = tidied(draft);
  return {
    ...rest,
    genres: [...genres],
    bioFacts: bioFacts.map(({ text }) => text),
    socials: Object.fromEntries(SOCIAL_IDS.flatMap((id) => (socials[id] ? [[id, socials[id]]] : []))),
    timeZone: timeZone || null,
  };
}

/** What a draft changes of what is saved; nothing of it is empty where nothing was changed. */
export function changeOf(saved: ArtistValues, draft: ArtistDraft): Partial<ArtistValues> {
  const [before, now] = [valuesOf(draftOf(saved)), valuesOf(draft)];
  const isChanged = (key: ArtistKey) => JSON.stringify(before[key]) !== JSON.stringify(now[key]);
  return Object.fromEntries(
    (Object.keys(now) as ArtistKey[]).filter(isChanged).map((key) => [key, now[key]]),
  );
}
