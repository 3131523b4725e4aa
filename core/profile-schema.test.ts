import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './errors.ts';
import { CAREER_STAGE_IDS, CURRENCIES, LONGEST, MOST, SOCIAL_IDS, SOCIALS } from './profile.ts';
import { profileChangeSchema } from './profile-schema.ts';

const reasonOf = (change: object): string | null => {
  const parsed = profileChangeSchema.safeParse(change);
  return parsed.success
    ? null
    : fieldErrors(parsed.error)
        .map(({ path, reason }) => `${path}: ${reason}`)
        .join();
};
const social = (id: string, link: unknown) => reasonOf({ socials: { [id]: link } });

const text = (longest: number) => fc.string({ maxLength: longest + 5, unit: 'grapheme' });
const word = (longest: number) => text(longest).map((typed) => ` ${typed} x`);
const anyChange = fc.record(
  {
    firstName: word(60),
    artistName: text(LONGEST.artistName),
    city: text(LONGEST.city),
    genres: fc.array(word(LONGEST.genre), { maxLength: MOST.genres + 1 }),
    bioFacts: fc.array(word(LONGEST.fact), { maxLength: MOST.facts + 1 }),
    socials: fc.record(
      {
        website: fc.webUrl({ validSchemes: ['https'] }).map((url) => `${url} `),
        instagram: text(LONGEST.link),
      },
      { requiredKeys: [] },
    ),
    careerStage: fc.constantFrom(null, ...CAREER_STAGE_IDS),
    timeZone: fc.constantFrom(null, 'Europe/Berlin', 'utc', 'America/Argentina/Ushuaia'),
    currency: fc.constantFrom(null, ...CURRENCIES),
    notifications: fc.record({ gigs: fc.boolean(), money: fc.boolean(), news: fc.boolean() }),
    pictureId: fc.constantFrom(null, 'med_one'),
  },
  { requiredKeys: [] },
);

describe('a change of the profile', () => {
  it('that was parsed is parsed to itself, as it is stored and sent back', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyChange, (change) => {
        const once = profileChangeSchema.safeParse(change);
        if (!once.success) return;
        taken++;
        const stored: unknown = JSON.parse(JSON.stringify(once.data));
        expect(profileChangeSchema.parse(stored)).toEqual(stored);
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(30);
  });

  it('holds what was sent and nothing else', () => {
    expect(profileChangeSchema.parse({})).toEqual({});
    expect(profileChangeSchema.parse({ city: ' Leipzig ', views: 1e6, email: 'a@b.example' })).toEqual({
      city: 'Leipzig',
    });
  });

  it('takes whatever fits and refuses one character more', () => {
    for (const [field, longest] of [
      ['artistName', LONGEST.artistName],
      ['city', LONGEST.city],
    ] as const) {
      expect(reasonOf({ [field]: 'x'.repeat(longest) })).toBeNull();
      expect(reasonOf({ [field]: 'x'.repeat(longest + 1) })).toBe(
        `${field}: Use at most ${longest} characters`,
      );
    }
    const some = (count: number) => Array.from({ length: count }, (_, i) => `House ${i}`);
    expect(reasonOf({ genres: some(MOST.genres), bioFacts: some(MOST.facts) })).toBeNull();
    expect(reasonOf({ genres: some(MOST.genres + 1) })).toBe(`genres: Choose at most ${MOST.genres}`);
    expect(reasonOf({ bioFacts: some(MOST.facts + 1) })).toBe(`bioFacts: At most ${MOST.facts} facts`);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName: Enter your first name'],
    [{ artistName: 7 }, 'artistName: Write text'],
    [{ city: 'Leip\u202Ezig' }, 'city: Leave out control characters'],
    [{ genres: ['House', 'house'] }, 'genres: One genre stands here twice'],
    [{ genres: ['House', ' '] }, 'genres.1: Write a genre'],
    [{ bioFacts: ['One\nTwo'] }, 'bioFacts.0: Leave out control characters'],
    [{ careerStage: 'retired' }, 'careerStage: Choose one of the stages'],
    [{ currency: 'ABC' }, 'currency: Choose a currency of the list'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone: Choose a time zone of the list, such as Europe/Berlin'],
    [{ timeZone: '+05:00' }, 'timeZone: Choose a time zone of the list, such as Europe/Berlin'],
    [{ notifications: { gigs: 1, money: true, news: true } }, 'notifications.gigs: Choose yes or no'],
  ])('%j is refused, with the field and the reason', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });
});

describe.each(SOCIAL_IDS)('a link to %s', (id) => {
  const hosts: readonly string[] = SOCIALS[id].hosts;
  const known = hosts.length > 0 ? hosts : ['djnova.example', 'сайт.рф', 'xn--80aswg.xn--p1ai'];

  it('is a whole address there, with or without www', () => {
    for (const host of known)
      for (const link of [
        `https://${host}/djnova`,
        `https://www.${host}/djnova?from=me#top`,
        `HTTPS://${host}`,
      ])
        expect(social(id, link)).toBeNull();
  });

  it('is refused where it is anything else', () => {
    const [host = ''] = known;
    const others = [
      ...['', 'djnova', '@djnova', `${host}/djnova`, `http://${host}/djnova`, `javascript:alert(1)//${host}`],
      ...[
        `https://${host}:8080/a`,
        `https://user:word@${host}/a`,
        `https://${host}/a b`,
        'https://127.0.0.1/a',
      ],
      ...[
        `https://${host}/\u202Ea`,
        'https://localhost/a',
        `https:/${host}`,
        `https://${host}\\@evil.example`,
      ],
    ];
    for (const link of others) expect(social(id, link), link).toMatch(new RegExp(`^socials.${id}: `));
  });
});

it.each(SOCIAL_IDS.filter((id) => id !== 'website'))('a host that only looks like %s is refused', (id) => {
  for (const host of SOCIALS[id].hosts)
    for (const link of [
      `https://${host}.evil.example/a`,
      `https://evil${host.replace('.', '-')}/a`,
      `https://a.example/${host}`,
    ])
      expect(social(id, link), link).toMatch(/Enter a whole address such as/);
});
