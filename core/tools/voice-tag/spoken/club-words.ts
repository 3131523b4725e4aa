/** What is written short, or with signs, and said in full. Compared in plain lower-case letters, without its dots at the end. */
export const SHORTHAND: Readonly<Record<string, string>> = {
  ...{ b2b: 'back to back', f2f: 'face to face', 'w/': 'with', 'w/o': 'without', 'n/a': 'N A' },
  ...{ 'r&b': 'R and B', rnb: 'R and B', "r'n'b": 'R and B', 'd&b': 'drum and base', dnb: 'drum and base' },
  ...{ "d'n'b": 'drum and base', 'ac/dc': 'A C D C', 'and/or': 'and or', vs: 'versus', ft: 'featuring' },
  ...{ feat: 'featuring', prod: 'produced', pres: 'presents', vol: 'volume', pt: 'part', mr: 'mister' },
  ...{ mrs: 'missis', ms: 'miz', dr: 'doctor', st: 'saint', jr: 'junior', sr: 'senior', mt: 'mount' },
  ...{ bday: 'birthday', "b'day": 'birthday', '2nite': 'tonight', '2night': 'tonight', '2day': 'today' },
  ...{
    '4ever': 'forever',
    '4eva': 'forever',
    b4: 'before',
    deadmau5: 'dead mouse',
    gr8: 'great',
    m8: 'mate',
    l8r: 'later',
  },
  ...{ ur: 'your', thx: 'thanks', pls: 'please', luv: 'love', nite: 'night', tonite: 'tonight' },
  ...{
    xmas: 'christmas',

    mmm: 'um',
    shh: 'shush',
    sh: 'shush',
    psst: 'pist',
    brr: 'burr',
    grr: 'gur',
  },
  ...{ hmm: 'hum', etc: 'et cetera', '1/2': 'half' },
};

/** Words of the night that the voices would say wrong, as they have to be spelled for them. */
export const SAID_LIKE: Readonly<Record<string, string>> = {
  ...{ bass: 'base', basses: 'bases', bassline: 'base line', basslines: 'base lines', bassy: 'bacey' },
  ...{ remix: 'ree mix', remixes: 'ree mixes', remixed: 'ree mixed', rekordbox: 'record box' },
  ...{ reggaeton: 'reggay tone', afrobeat: 'afro beat', afrobeats: 'afro beats', amapiano: 'ah mah piano' },
  ...{
    gqom: 'gome',
    dancehall: 'dance hall',
    ibiza: 'ih beetha',
    berghain: 'berg hine',
    bachata: 'bah chah tah',
  },
  ...{
    merengue: 'meh reng gay',
    psytrance: 'sigh trance',
    eurodance: 'euro dance',
    zouk: 'zook',
    phonk: 'funk',
  },
  ...{ dembow: 'dem bow', tomorrowland: 'tomorrow land', tiktok: 'tick tock', instagram: 'insta gram' },
  ...{ wagwan: 'wah gwan', gyal: 'gal', balearic: 'bally arric', deejay: 'D J', deejays: "D J's" },
  ...{ riddim: 'rid dim', neurofunk: 'neuro funk', breakbeats: 'break beats', turntablist: 'turn table ist' },
};

/** Words that are said letter by letter, whatever their case. */
export const SPELLED = new Set([
  ...[
    'dj',
    'mc',
    'edm',
    'bpm',
    'vip',
    'uk',
    'ukg',
    'usa',
    'nyc',
    'nye',
    'atl',
    'tv',
    'fm',
    'idm',
    'ebm',
    'dvj',
    'vj',
  ],
  ...[
    'lp',
    'hq',
    'hd',
    'cdj',
    'xtc',
    'rpm',
    'dnb',
    'tba',
    'faq',
    'ceo',
    'dna',
    'diy',
    'bff',
    'omg',
    'wtf',
    'ymca',
  ],
  ...[
    'btw',
    'ktv',
    'aka',
    'fyi',
    'asap',
    'mp3',
    'dm',
    'pm',
    'phd',
    'lgbt',
    'lgbtq',
    'suv',
    'atm',
    'rip',
    'gps',
  ],
]);

/** Words that are said letter by letter where they are written in capitals and other words are not. */
export const SPELLED_IN_CAPITALS = new Set([
  'ID',
  'EP',
  'PA',
  'OG',
  'AI',
  'AM',
  'EU',
  'LA',
  'UFO',
  'IQ',
  'AC',
  'OMFG',
]);

/** Words before `live` that make it a verb: we live for this. */
export const WHO_LIVES = new Set([
  'i',
  'we',
  'you',
  'they',
  'who',
  'to',
  'people',
  'long',
  'djs',
  "d j's",
  'where',
]);

/** Words before a Roman numeral: part II. */
export const NUMBERED = new Set([
  ...[
    'part',
    'pt',
    'vol',
    'volume',
    'chapter',
    'season',
    'episode',
    'act',
    'mark',
    'phase',
    'round',
    'level',
    'war',
  ],
]);

/** Roman numerals that are no word and no initial. */
export const SAFE_ROMAN = new Set(['II', 'III', 'VII', 'VIII', 'XII', 'XIII']);
