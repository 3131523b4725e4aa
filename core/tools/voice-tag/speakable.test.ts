import { describe, expect, test } from 'vitest';
import { planSpeech, speechProblem } from './speakable.ts';

const spoken = (script: string, respellings: Parameters<typeof planSpeech>[1] = []) =>
  planSpeech(script, respellings).text;

describe('what is spoken', () => {
  test.each([
    ["You're listening to DJ NOVA, live from NYC!", "you're listening to D J nova, lyve from N Y C!"],
    ['DJ Tiësto & Beyoncé', 'D J tiesto and beyonce'],
    ['DJ XRAY', 'D J X ray'],
    ['#1 DJ 24/7', 'number one D J twenty four seven'],
    ['DJ Sn@ke, P!nk, R3HAB', 'D J snake, pink, rehab'],
    ['90s throwback R&B', 'nineties throwback R and B'],
    ['EDM 128 BPM', 'E D M one twenty eight B P M'],
    ['808s & 303', 'eight oh eights and three oh three'],
    ['Since 1999', 'since nineteen ninety nine'],
    ['$5.50 £1 €20k 10%', 'five dollars fifty one pound twenty thousand euros ten percent'],
    ['Nova ft. MC Kestrel vs. Rave', 'nova featuring M C kestrel versus rave'],
    ['B2B w/ Nova', 'back to back with nova'],
    ['part II, Rocky III, I IV', 'part two, rocky three, I iv'],
    ['DJs', "D J's"],
    ['we live for bass, live in the mix', 'we live for base, lyve in the mix'],
    ['yeeeeah boooom sooo', 'yeah boom so'],
    ['98.7 FM 10:30pm', 'ninety eight point seven F M ten thirty P M'],
    [
      'https://www.nova.fm/mix @djnova #DJNovaLive',
      'nova dot F M slash mix at D J nova hashtag D J nova lyve',
    ],
    ["drum'n'bass, rock 'n' roll", 'drum and base, rock and roll'],
    ["O'Neal D'Angelo rockin' 'til 1st", 'O neal D angelo rockin til first'],
    ['007 12,500 21.11.2026', 'oh oh seven twelve thousand five hundred twenty one eleven twenty twenty six'],
    ['-voice kal --help', 'voice kal help'],
    ['DJ 🔥 Nova — the one', 'D J nova, the one'],
    ['𝐃𝐉 Ｎｏｖａ', 'D J nova'],
    ['Łódź Straße Ærø', 'lodz strasse aero'],
  ])('%s → %s', (script, text) => {
    expect(spoken(script)).toBe(text);
  });

  test('the words that are shown are those of the script', () => {
    const { words } = planSpeech('DJ Tiësto, 24/7 — 🔥!', []);
    expect(words).toEqual([
      { text: 'DJ', say: 'D J', pause: '' },
      { text: 'Tiësto,', say: 'tiesto', pause: ',' },
      { text: '24/7', say: 'twenty four seven', pause: ',' },
    ]);
  });
});

describe('respellings', () => {
  test('whole words only, whatever their case and accents', () => {
    const respellings = [{ word: 'tiësto', say: 'tee-ESS-toe' }];
    expect(spoken("TIESTO's Tiestoland, tiesto", respellings)).toBe("tee ess toe's tiestoland, tee ess toe");
  });

  test('the longer one wins, and one may cover several words', () => {
    const respellings = [
      { word: 'Nova', say: 'NO-vah' },
      { word: 'DJ Nova', say: 'D J NOH vee ay' },
    ];
    expect(planSpeech('DJ Nova and Nova', respellings).words.map(({ text, say }) => [text, say])).toEqual([
      ['DJ Nova', 'D J noh vee ay'],
      ['and', 'and'],
      ['Nova', 'no vah'],
    ]);
  });

  test('one covers a word of another alphabet, inside signs too', () => {
    expect(speechProblem('Here is «ДИМА»!', [{ word: 'Дима', say: 'DEE mah' }])).toBeNull();
    expect(spoken('Here is «ДИМА»!', [{ word: 'Дима', say: 'DEE mah' }])).toBe('here is dee mah!');
  });

  test('one that has no sound itself is refused where it stands', () => {
    expect(speechProblem('Hi Nova', [{ word: 'Nova', say: 'Нова' }])).toEqual({
      path: 'respellings.0.say',
      reason: 'Write how “Nova” sounds in Latin letters, such as NO-vah',
    });
    expect(speechProblem('Hi', [{ word: 'Nova', say: 'Нова' }])).toBeNull();
  });
});

describe('what cannot be spoken', () => {
  test.each(['', '   '])('nothing: “%s”', (script) => {
    expect(speechProblem(script, [])).toEqual({ path: 'script', reason: 'Write what the voice says' });
  });

  test.each(['🔥🔥', '!!!', '...', '-', '&', '👩‍🚀 🇬🇧'])('no word: %s', (script) => {
    expect(speechProblem(script, [])?.reason).toContain('no word');
  });

  test.each([
    ['ДИМА', 'Cyrillic'],
    ['DJ Νίκος', 'Greek'],
    ['ひらがな', 'Japanese'],
    ['音楽', 'Chinese'],
    ['موسيقى', 'Arabic'],
    ['음악', 'Korean'],
  ])('another alphabet: %s is %s', (script, system) => {
    const problem = speechProblem(script, []);
    expect(problem?.path).toBe('script');
    expect(problem?.reason).toContain(`not ${system}`);
    expect(problem?.reason).toContain('“Say it like”');
  });

  test('the word that would be silent is named, and how many more', () => {
    expect(speechProblem('DJ ДИМА live с Олей', [])?.reason).toBe(
      'The voices read Latin letters, not Cyrillic: write “ДИМА” and 2 more in Latin letters under “Say it like”',
    );
  });

  test('a letter that is nothing but marks is a word that would be silent', () => {
    expect(speechProblem('DJ Nova \ufc5f', [])?.reason).toContain('write “\ufc5f” in Latin letters');
    expect(speechProblem('DJ Nova \ufc5f', [{ word: '\ufc5f', say: 'shadda' }])).toBeNull();
    expect(speechProblem('Novaʼ and Nova’s', [{ word: 'Nova', say: 'no va' }])).toBeNull();
  });

  test('what takes too long to say', () => {
    expect(speechProblem('1234567 '.repeat(20).trim(), [])?.reason).toMatch(/about \d+ seconds/);
    expect(speechProblem('You are locked in with DJ Nova all night long, '.repeat(3), [])).toBeNull();
  });
});
