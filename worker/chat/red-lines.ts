import { wordsOf } from '#core/handbook/tokens.ts';
import { imitationProblem } from '#core/tools/voice-tag/real-people.ts';
import { type Answer, saying } from './answer.ts';

const VOICE =
  /\b(voices?|sounds?|sounding|speaks?|speaking|talks?|says?|saying|narrat\w*|drops?|tags?|impression|shout ?out)\b/;
const IMITATE = /\b(imitat\w*|impersonat\w*|clon(e|es|ed|ing)|deep ?fakes?|mimic\w*)\b/;
const SOMEBODY =
  /\b(celebrit\w*|famous|rapper|singer|actor|actress|president|politician|star|somebody|someone|another (dj|person|artist))\b/;
const IN_DANGER =
  /\b(kill myself|end my life|suicid\w*|self harm|want to die|hurt myself|overdos\w*|chest pain|cant breathe)\b/;

const CHARACTERS =
  'Voices here are characters, never imitations of real people: nobody agreed to be copied, and a booker or a platform can ' +
  'take a set down for it. Describe the sound instead (deep, dry, fast, late at night), or record your own voice.';

/** What the assistant does not do, whoever answers behind it. Null where nothing stands against the question. */
export function redLine(question: string): Answer | null {
  const words = wordsOf(question).join(' ');
  if (IN_DANGER.test(words))
    return saying(
      'I am software and no help in an emergency. Please call your local emergency number now, or talk to somebody near you.',
    );
  const copies =
    IMITATE.test(words) && VOICE.test(words) && SOMEBODY.test(words) && !/\bmy (own )?voice\b/.test(words);
  const person = VOICE.test(words) || IMITATE.test(words) ? imitationProblem(question) : null;
  const isWished = /\b(like|voice|style|impression|as)\b/.test(words) || IMITATE.test(words);
  if (copies || /\bcelebrit\w* voices?\b/.test(words)) return saying(`I won't help with that. ${CHARACTERS}`);
  if (person && isWished) return saying(`I won't help with that: ${person.split('.')[0]}. ${CHARACTERS}`);
  return null;
}

const TOPICS: readonly [RegExp, string][] = [
  [
    /\b(tax|taxes|vat|deduct\w*|write off|irs|hmrc|income|withholding|self employed)\b/,
    'This is no tax advice: rules differ by country and year. Ask a tax adviser before you act on it.',
  ],
  [
    /\b(legal\w*|law|laws|lawyer|sue|suing|sued|court|liab\w*|copyright|breach|illegal|contracts?|rights|visa)\b/,
    'This is no legal advice. Ask a lawyer where you live before you rely on it.',
  ],
  [
    /\b(tinnitus|hearing|ears?|doctor|medic\w*|pills?|drugs?|anxiety|depress\w*|pain|insomnia)\b/,
    'This is no medical advice. Ask a doctor, and soon if it does not pass.',
  ],
];

/** The sentence that goes with answers on law, tax and health; null for other matters. */
export function adviceNote(question: string): string | null {
  const words = wordsOf(question).join(' ');
  return TOPICS.find(([topic]) => topic.test(words))?.[1] ?? null;
}
