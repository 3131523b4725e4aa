import { planSpeech } from './speakable.ts';
import { folded, latinLetters } from './spoken/latin-letters.ts';
import { romanised } from './spoken/romanised.ts';
import { hasForeignLetters } from './spoken/writing-systems.ts';

/** Names that the voices trip over, as they have to be spelled for them. */
const KNOWN: Readonly<Record<string, string>> = {
  ...{
    tiesto: 'tee ESS toe',
    guetta: 'GET ah',
    deadmau5: 'dead mouse',
    kygo: 'KYE go',
    avicii: 'ah VEE chee',
  },
  ...{
    bjork: 'byerk',
    anja: 'AHN yah',
    nadja: 'NAHD yah',
    kaja: 'KYE yah',
    jose: 'ho ZAY',
    jesus: 'hay SOOS',
  },
  ...{ jorge: 'HOR hay', javier: 'hah vee AIR', xavier: 'ZAY vee er', miguel: 'mee GELL', joao: 'zhoo OW' },
  ...{ siobhan: 'shih VAWN', niamh: 'neev', sean: 'shawn', aoife: 'EE fah', ciaran: 'KEER on', jorg: 'yerg' },
  ...{ jurgen: 'YER gen', wojtek: 'VOY tek', lukasz: 'WOO cash', krzysztof: 'KSHISH toff', nguyen: 'win' },
  ...{
    giorgio: 'JOR joe',
    giulia: 'JOO lee ah',
    chiara: 'kee AH rah',
    luca: 'LOO kah',
    thierry: 'tee AIR ree',
  },
  ...{
    francois: 'fron SWAH',
    jean: 'zhahn',
    pierre: 'pee AIR',
    renee: 'reh NAY',
    chloe: 'KLO ee',
    zoe: 'ZO ee',
  },
  ...{
    mikhail: 'mee kah EEL',
    dmitri: 'dih MEE tree',
    katya: 'KAHT yah',
    ilya: 'ILL yah',
    vaclav: 'VAHTS lahv',
  },
};

/**
 * How a word may be written so that a voice says it right: a known name, a foreign alphabet in Latin letters, letters
 * and numbers in full. Null where it is likely said as it is written.
 */
export function suggestRespelling(word: string): string | null {
  const text = word.trim();
  const known = folded(text);
  if (Object.hasOwn(KNOWN, known)) return KNOWN[known] ?? null;
  if (hasForeignLetters(latinLetters(text))) return romanised(text);
  const { text: said } = planSpeech(text, []);
  const spoken = said.replace(/[,.!?]+$/, '');
  return spoken === '' || spoken === known ? null : spoken;
}
