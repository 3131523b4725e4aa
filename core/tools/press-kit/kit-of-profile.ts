import type { Profile } from '#core/profile.ts';
import { cutTo } from '#core/text.ts';
import { LONGEST, MOST, type PressKit } from './kit.ts';
import { emptyKit } from './kit-schema.ts';

type Facts = Pick<Profile, 'artistName' | 'city' | 'genres' | 'bioFacts' | 'socials'>;

/** A kit that begins with what the profile says. */
export function kitOfProfile({ artistName, city, genres, bioFacts, socials }: Facts): PressKit {
  return {
    ...emptyKit(cutTo(artistName, LONGEST.artistName)),
    city: cutTo(city, LONGEST.line),
    genres: genres.slice(0, MOST.genres),
    facts: bioFacts.slice(0, MOST.facts),
    socials: { ...socials },
  };
}

/** What the profile says and the kit does not say yet; null where there is nothing. What was written stays. */
export function missingFromKit(kit: PressKit, profile: Facts): Partial<PressKit> | null {
  const known = kitOfProfile(profile);
  const facts = known.facts.filter((fact) => !kit.facts.includes(fact));
  const written = Object.fromEntries(Object.entries(kit.socials).filter(([, link]) => link.trim() !== ''));
  const added = {
    ...(!kit.artistName.trim() && known.artistName && { artistName: known.artistName }),
    ...(!kit.city.trim() && known.city && { city: known.city }),
    ...(kit.genres.length === 0 && known.genres.length > 0 && { genres: known.genres }),
    ...(facts.length > 0 &&
      kit.facts.length < MOST.facts && { facts: [...kit.facts, ...facts].slice(0, MOST.facts) }),
    ...(Object.keys(known.socials).some((id) => !(id in written)) && {
      socials: { ...known.socials, ...written },
    }),
  };
  return Object.keys(added).length > 0 ? added : null;
}
