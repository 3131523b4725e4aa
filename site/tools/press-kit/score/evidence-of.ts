import { countWords, isFirstPerson } from '#core/tools/press-kit/bio/count-words.ts';
import { factsOf } from '#core/tools/press-kit/bio/facts-of-kit.ts';
import { findClaims } from '#core/tools/press-kit/bio/find-claims.ts';
import { BIO_LENGTH_IDS, type PressKit } from '#core/tools/press-kit/kit.ts';
import type { Evidence } from '#core/tools/press-kit/lint-kit.ts';

/** What the score knows of a kit beside what it says. A claim that stands in two bios counts once. */
export function evidenceOf(
  kit: PressKit,
  { deadLinks, hasLogo, hasGigDates }: Pick<Evidence, 'deadLinks' | 'hasLogo' | 'hasGigDates'>,
): Evidence {
  const facts = factsOf(kit);
  const bios = BIO_LENGTH_IDS.map((length) => kit.bio[length]);
  const unproven = bios.flatMap((bio) =>
    findClaims(bio, facts, kit.artistName).flatMap(({ fact, text }) => (fact ? [] : text)),
  );
  const [short = 0, medium = 0, long = 0] = bios.map(countWords);
  return {
    ...{ deadLinks, hasLogo, hasGigDates, words: { short, medium, long } },
    unproven: [...new Set(unproven)],
    isFirstPerson: bios.some(isFirstPerson),
  };
}
