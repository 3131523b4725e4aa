import { CATALOGUE, findFacts } from '#core/catalogue.ts';
import { count, listed } from '#core/count-words.ts';
import { journeyOf, journeyProgress, MILESTONES } from '#core/journey.ts';
import { libraryLink } from '#core/library.ts';
import { missingOf } from '#core/profile.ts';
import { isLater } from '#core/screens.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { asking, calledWords, either, inOrder, maybe, phrase } from './asking.ts';
import type { Fact } from './fact.ts';

const LIBRARY = { title: 'Your content and activity', href: '/tools' };
const JOURNEY = { title: 'Your journey', href: '/journey' };
const PROFILE = { title: 'Your profile', href: '/profile' };
const KIT = { title: 'Your brand kit', href: '/brand-kit' };

const FIELDS = {
  artistName: 'an artist name',
  city: 'a city',
  genres: 'a genre',
  bioFacts: 'a fact about you',
} as const;

const kindOf = (tool: string): string => findFacts(tool)?.makes?.noun ?? 'other thing';

/** `Bebas Neue`, of a family that is filed as `bebas-neue`. */
const faceName = (font: FontId): string =>
  FONTS[font].family.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );

const LAST = ['last', 'latest', 'recent', 'recently', 'newest'];
/** What the tools make, as people call it. */
const WORKS = CATALOGUE.flatMap((tool) => (tool.makes ? calledWords(tool) : []));
const OWNED = ['have i', 'did i', 'do i have', 'i have', 'ive'];
const LOOKS = ['colou?rs?', 'fonts?', 'typefaces?'];
/** `my old logos`, `the drop i made`: what the question ends in. */
const KEPT = [
  ...CATALOGUE.flatMap((tool) => (tool.makes && tool.opens ? calledWords(tool) : [])),
  ...['tags?', 'things', 'files'],
];
const MINE = `\\b${either(['my', 'i made', 'i make'])} ?${maybe('last', 'old', 'own')}${either(KEPT)}?(?: i made)?(?: go)?$`;

/** What the account made, wears and has still before it. */
export const WORK_FACTS: readonly Fact[] = [
  {
    asks: asking(
      inOrder(phrase(LAST), phrase(['made', 'make', 'created?', 'thing', 'generat\\w*', ...WORKS])),
      inOrder(phrase('how many', [...WORKS, 'things?', 'generations?']), phrase(OWNED)),
      phrase('what', ['have', 'did'], 'i', ['made', 'make', 'created?']),
    ),
    unless: asking(phrase(['credits?', 'cost', 'get', 'per', 'should', 'today', 'spent'])),
    tell: ({ facts: { made, newest } }) => {
      if (made.length === 0)
        return { text: 'You made nothing yet. A logo is a good beginning.', sources: [LIBRARY] };
      const last = newest[0];
      const total = `So far: ${listed(made.map(({ tool, times }) => count(times, kindOf(tool))))}.`;
      if (!last) return { text: `${total} Nothing of it is in your library any more.`, sources: [LIBRARY] };
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(last.at);
      const type = findFacts(last.tool)?.makes?.type ?? 'other';
      return {
        text: `The last thing you made is the ${kindOf(last.tool)} “${last.title}”, on ${day}. ${total}`,
        sources: [{ title: last.title, href: libraryLink({ type, id: last.id }) }, LIBRARY],
      };
    },
  },
  {
    asks: asking(
      inOrder(
        phrase('where', ['is', 'are', 'do i find', 'do i see', 'can i find', 'can i see', 'did']),
        MINE,
      ),
    ),
    unless: /\b(data|money|credits?|voice)$/,
    tell: ({ facts: { newest } }) => ({
      text:
        newest.length === 0
          ? 'You made nothing yet. What you make is kept under your content and activity.'
          : 'What you made is kept under your content and activity: open it there again, rename it or load its files.',
      sources: [LIBRARY],
    }),
  },
  {
    asks: asking(
      `\\bwhats? ${maybe('is', 'comes?', 'should i do', 'do i do', 'to do')}next(?: for me| now| here)?$`,
      phrase('next steps?'),
      phrase('my', ['journey', 'milestones?', 'level', 'progress']),
      phrase('how far am i'),
      phrase('what should i do now'),
    ),
    tell: ({ facts: { reached } }) => {
      const journey = journeyOf(reached);
      const { completed, total, percent, level } = journeyProgress(journey);
      const left = journey.milestones.filter((milestone) => !milestone.completed);
      const open = left.find(({ key }) => !isLater(MILESTONES[key].href));
      const stand = `${completed} of ${total} milestones, ${percent}%, level ${level}.`;
      if (left.length === 0) return { text: `You've reached every milestone: ${stand}`, sources: [JOURNEY] };
      if (!open) {
        const later = listed(left.map(({ title }) => title));
        return {
          text: `You've done everything you can today. The rest opens later: ${later}.\n\nYou have ${stand}`,
          sources: [JOURNEY],
        };
      }
      const { title, href, why } = MILESTONES[open.key];
      return { text: `Next: ${title}. ${why}\n\nYou have ${stand}`, sources: [{ title, href }, JOURNEY] };
    },
  },
  {
    asks: asking(
      phrase('my', ['profile', '(?:artist|stage|dj) name', 'city', 'genres?']),
      inOrder(phrase('profile'), phrase(['complete', 'missing', 'finished', 'incomplete'])),
    ),
    unless: asking(phrase(['delete', 'picture', 'photo', 'upload', 'change', 'private'])),
    tell: ({ facts: { profile } }) => {
      const { artistName, city, genres, bioFacts } = profile;
      const said = [
        artistName && `artist name ${artistName}`,
        city && `city ${city}`,
        genres.length > 0 && `genres ${listed(genres)}`,
        bioFacts.length > 0 && `${count(bioFacts.length, 'fact')} about you`,
      ].filter((part) => part !== '' && part !== false);
      const missing = missingOf(profile).map((field) => FIELDS[field]);
      const stands = said.length === 0 ? 'Your profile is empty.' : `In your profile: ${said.join('; ')}.`;
      const open = missing.length === 0 ? 'Nothing is missing.' : `Missing: ${listed(missing)}.`;
      return { text: `${stands} ${open}`, sources: [PROFILE] };
    },
  },
  {
    asks: asking(
      phrase(`my ${maybe('own')}${either(['brand kit', 'brand colou?rs?', 'palette', ...LOOKS])}`),
      phrase('which', LOOKS, ['do i', 'am i', 'have i']),
    ),
    unless: asking(phrase(['change', 'choose', 'undo', 'download', 'licen\\w*', 'print\\w*'])),
    tell: ({ facts: { kit } }) => {
      if (!kit)
        return {
          text: 'You wear no logo yet: choose one as yours, and it makes your brand kit.',
          sources: [KIT],
        };
      const { colours, typefaces } = kit;
      return {
        text:
          `Ground ${colours.bg}, main colour ${colours.fg}, accents ${colours.a} and ${colours.b}. ` +
          `${faceName(typefaces.display)} for the name, ${faceName(typefaces.caption)} for what stands beside it.`,
        sources: [KIT],
      };
    },
  },
];
