import { CATALOGUE } from '#core/catalogue.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { costWords } from '#site/lib/credit-words.ts';
import { capital, numberWords } from '#site/lib/number-words.ts';

export interface TourWords {
  title: string;
  text: string;
  /** Where it is done. */
  link: { label: string; href: string };
}

/** What the steps say, in their order. The titles are those of spec §2. */
export const TOUR_WORDS: readonly TourWords[] = [
  {
    title: 'Welcome',
    text: `${capital(numberWords(CATALOGUE.length))} tools for working DJs, and one name across all of them. It lives in your profile, with your city and your genres.`,
    link: { label: 'Fill in my profile', href: '/profile' },
  },
  {
    title: 'Logo Generator',
    text: `Type your name and twelve logos are drawn, as vectors. Keep one and it comes as SVG and PNG. ${costWords(logoGeneratorFacts.cost)} for the twelve.`,
    link: { label: 'Draw my logo', href: logoGeneratorFacts.path },
  },
  {
    title: 'Voice Drops',
    text: `One sentence, a voice, a treatment. It is mixed and mastered on this device, and the report says how loud it plays. ${costWords(voiceTagFacts.cost)} a drop.`,
    link: { label: 'Make my drop', href: voiceTagFacts.path },
  },
  {
    title: 'Press Kits',
    text: `One page with what a booker looks for before they answer: who you are, how you sound, where you played. As a PDF, and as a page online. ${costWords(pressKitFacts.cost)} a kit.`,
    link: { label: 'Build my kit', href: pressKitFacts.path },
  },
  {
    title: 'Ready to Start',
    text: 'Your journey keeps count of what is done and names what is next. The Tour button on the dashboard brings this back.',
    link: { label: 'See my journey', href: '/journey' },
  },
];
