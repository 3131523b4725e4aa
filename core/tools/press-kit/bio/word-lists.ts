const setOf = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** English words that hold a sentence together: they are no names, and nothing is counted in them. */
export const FUNCTION_WORDS = setOf(
  'a an the and or but nor so yet if as at by for from in into of off on onto per since than that then there',
  'these this those through till to toward towards under until up upon via was were when where which while who',
  'whom whose why with within without is are be been being am do does did has have had having it its he him his',
  'she her hers they them their theirs you your i me my we us our not no also both each every all any some such',
  'more much many few other own same just only too very can could may will would shall should must might after',
  'before between during against about above across along among around behind below beneath beside beyond despite',
  'down inside like near outside over plus throughout how what here now again once still even never always often',
);

/** Of these, the words of English that German has not: they tell an English text. */
export const ENGLISH_WORDS = setOf(
  'a the and or of at by for from to with is are has have been she he they her his their its it that this who',
  'which when where on',
);

/** Of these, the words that hardly any neighbouring language has: they tell a text that is English as a whole. */
export const ENGLISH_ALONE = setOf(
  'the and of from with is are has been she they their its that this who which when where',
);

/** Words before a year that say that it is one. */
export const BEFORE_YEAR = setOf('in since from of until till to by during before after');

/** Numbers without digits of their own. */
export const QUANTITIES = setOf(
  'dozen dozens hundred hundreds thousand thousands million millions billion billions countless',
);

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Words that English writes with a capital, and that say nothing that a booker would check. */
export const GENERIC_WORDS = new Set([
  ...MONTHS.flatMap((month) => [month.toLowerCase(), month.slice(0, 3).toLowerCase()]),
  ...setOf(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays',
    'saturdays sundays christmas easter',
  ),
  ...setOf(
    'english german french spanish italian portuguese dutch polish czech danish swedish norwegian finnish',
    'icelandic russian ukrainian greek turkish arabic hebrew persian farsi hindi urdu bengali japanese chinese',
    'mandarin cantonese korean vietnamese thai indonesian malay swahili afrikaans hungarian romanian bulgarian',
    'serbian croatian slovak slovene slovenian albanian estonian latvian lithuanian georgian armenian irish welsh',
    'catalan basque tagalog european african american british latin caribbean balearic',
  ),
  ...setOf(
    'techno house trance dubstep garage grime jungle drum bass dnb edm ebm idm electro electronica ambient disco',
    'funk soul jazz hip hop rap trap r&b rnb r b reggae reggaeton dancehall dub afrobeats afrobeat afro amapiano',
    'gqom kuduro baile hardcore hardstyle gabber hardgroove groove industrial minimal acid breakbeat breaks',
    'progressive deep tech melodic hypnotic psytrance psy synthwave wave pop rock indie punk metal salsa bachata',
    'cumbia latin italo nu detroit chicago uk us',
  ),
  ...setOf(
    'dj djs mc mcs vj vjs bpm ep eps lp lps pa usb cdj cdjs b2b a&r tv radio fm am pm i ok uk usa us eu epk led',
  ),
]);

/** Praise that nobody can check, words joined by spaces for hyphens. */
export const PRAISE = new Set([
  ...setOf(
    'best leading legendary renowned acclaimed iconic famous famed premier foremost unrivalled unrivaled',
    'unparalleled unmatched unbeatable unforgettable groundbreaking unstoppable',
  ),
  'world class',
  'world famous',
  'world renowned',
  'world leading',
  'award winning',
  'sought after',
  'in demand',
  'must see',
  'top tier',
  'chart topping',
  'record breaking',
  'ground breaking',
  'best selling',
  'number one',
  'second to none',
  'the only',
  'the first',
]);

/** What makes a plain word of one that is praise: it leads to, or is the first hour. */
export const NO_PRAISE_BEFORE = setOf(
  'to up into with the hour hours minute minutes half track record beat guests dancers people thing time',
);

/** Words in -est that compare nothing. */
export const NO_SUPERLATIVES = setOf(
  'guest forest interest disinterest request latest honest dishonest modest immodest harvest contest protest',
  'arrest suggest invest reinvest digest conquest bequest behest crest earnest manifest priest tempest attest',
  'detest ingest divest infest molest unrest quest chest midwest northwest southwest northeast southeast east',
  'least beast feast yeast breast reforest rainforest everest budapest bucharest brest ernest wrest acquest',
  'ouest feest geest gabfest songfest slugfest hackfest filmfest beerfest inquest houseguest backrest armrest',
  'headrest footrest',
);

/** Endings by which `most` before a word is a superlative, and not a number of nights. */
export const ADJECTIVE_END = /(?:ing|ed|ive|ous|ful|al|ic|ent|ant|ble|ary|able|less|ern|ite)$/;
