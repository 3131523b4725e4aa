/** Where an artist can be found, with the address that a profile there begins with. */
export const SOCIALS = {
  website: { name: 'Website', hosts: [] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  soundcloud: { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  mixcloud: { name: 'Mixcloud', hosts: ['mixcloud.com'] },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'] },
  spotify: { name: 'Spotify', hosts: ['open.spotify.com', 'spotify.com'] },
  beatport: { name: 'Beatport', hosts: ['beatport.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  'resident-advisor': { name: 'Resident Advisor', hosts: ['ra.co'] },
} as const satisfies Record<string, { name: string; hosts: readonly string[] }>;
export type Social = keyof typeof SOCIALS;
export const SOCIAL_IDS = Object.keys(SOCIALS) as [Social, ...Social[]];

export const CAREER_STAGES = {
  starting: 'Starting out',
  gigging: 'Playing gigs',
  resident: 'Resident somewhere',
  touring: 'Touring',
  headlining: 'Headlining',
} as const;
export type CareerStage = keyof typeof CAREER_STAGES;
export const CAREER_STAGE_IDS = Object.keys(CAREER_STAGES) as [CareerStage, ...CareerStage[]];

/** Currencies that a working DJ is paid in, by ISO 4217. */
export const CURRENCIES = [
  ...[
    'EUR',
    'USD',
    'GBP',
    'CHF',
    'CAD',
    'AUD',
    'NZD',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
    'HUF',
    'RON',
    'BGN',
  ],
  ...[
    'TRY',
    'ILS',
    'AED',
    'SAR',
    'ZAR',
    'NGN',
    'KES',
    'EGP',
    'MAD',
    'INR',
    'IDR',
    'THB',
    'VND',
    'PHP',
    'MYR',
  ],
  ...[
    'SGD',
    'HKD',
    'TWD',
    'JPY',
    'KRW',
    'CNY',
    'BRL',
    'MXN',
    'ARS',
    'CLP',
    'COP',
    'PEN',
    'UAH',
    'GEL',
    'ISK',
  ],
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What Deckhand may write mails about. Mails that keep the account safe come in any case. */
export const NOTIFICATIONS = {
  gigs: 'Gigs: reminders of dates and of what is still open',
  money: 'Money: signatures, payments and credits',
  news: 'News about Deckhand, once a month at most',
} as const;
export type Notification = keyof typeof NOTIFICATIONS;

export const LONGEST = { artistName: 60, city: 80, genre: 30, fact: 200, link: 200 } as const;
export const MOST = { genres: 8, facts: 12 } as const;

/** Who an account is on stage; every tool takes its facts from here. */
export interface Profile {
  firstName: string;
  artistName: string;
  city: string;
  genres: string[];
  /** Facts for the biography, one sentence each, as the artist would have them printed. */
  bioFacts: string[];
  /** Whole addresses. */
  socials: Partial<Record<Social, string>>;
  careerStage: CareerStage | null;
  /** IANA name; null until chosen. */
  timeZone: string | null;
  currency: Currency | null;
  notifications: Record<Notification, boolean>;
  /** What stands for the account everywhere: its own picture, else its logo. */
  pictureUrl: string | null;
  /** Id of its own picture; null where the logo stands in, or nothing. */
  pictureId: string | null;
}

/** What a complete profile is made of, and what of it is missing. The milestone is reached where nothing is. */
export function missingOf(
  profile: Pick<Profile, 'artistName' | 'city' | 'genres' | 'bioFacts'>,
): ('artistName' | 'city' | 'genres' | 'bioFacts')[] {
  return (['artistName', 'city', 'genres', 'bioFacts'] as const).filter((key) => profile[key].length === 0);
}
