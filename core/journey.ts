/** Milestones of the journey, in their order. spec §3 */
export const MILESTONE_KEYS = [
  'onboardingCompleted',
  'firstLogoGenerated',
  'firstVoiceTagGenerated',
  'firstPressKitGenerated',
  'firstContractGenerated',
  'firstGigTracked',
  'profileCompleted',
] as const;
export type MilestoneKey = (typeof MILESTONE_KEYS)[number];

interface MilestoneFacts {
  title: string;
  /** Where it is reached. */
  href: string;
  /** What Next Steps writes beside it. spec §4 */
  hint: string | null;
  /** What the account earns by it; steps about the product itself earn nothing. */
  badge: string | null;
  /** One sentence: what it is good for. */
  why: string;
}

export const MILESTONES: Readonly<Record<MilestoneKey, MilestoneFacts>> = {
  onboardingCompleted: {
    title: 'Welcome',
    href: '/dashboard?tour=1',
    hint: null,
    badge: null,
    why: 'Five steps around the deck. Skipping counts too.',
  },
  firstLogoGenerated: {
    title: 'Create First Logo',
    href: '/logo-generator',
    hint: 'Essential',
    badge: 'Logo',
    why: 'Your name as twelve drawings, and every file a printer or a booth asks for.',
  },
  firstVoiceTagGenerated: {
    title: 'Generate Voice Drop',
    href: '/voice-drops',
    hint: 'Popular',
    badge: 'Voice',
    why: 'Your name on the beat, at the level of the record it sits in.',
  },
  firstPressKitGenerated: {
    title: 'Build Press Kit',
    href: '/press-kit',
    hint: 'Pro Tip',
    badge: 'Press kit',
    why: 'One page with what a booker looks for before they answer.',
  },
  firstContractGenerated: {
    title: 'Write First Contract',
    href: '/contract-generator',
    hint: 'Business',
    badge: 'Contract',
    why: 'Fee, deposit and what happens when a night falls through, on paper.',
  },
  firstGigTracked: {
    title: 'Track First Gig',
    href: '/gig-tracker',
    hint: 'Organization',
    badge: 'Gigs',
    why: 'A date typed once feeds the contract, the invoice and the calendar.',
  },
  profileCompleted: {
    title: 'Complete Your Profile',
    href: '/profile',
    hint: 'Quick Win',
    badge: 'Profile',
    why: 'Artist name, city, genres and one fact about you: the other tools take them from here.',
  },
};

/** Stages of the journey, and what belongs to each: the roadmap of the landing page. spec §2 */
export const STAGES = [
  {
    key: 'brand-foundation',
    title: 'Brand Foundation',
    milestones: ['onboardingCompleted', 'firstLogoGenerated', 'profileCompleted'],
  },
  { key: 'audio-signature', title: 'Audio Signature', milestones: ['firstVoiceTagGenerated'] },
  {
    key: 'business-growth',
    title: 'Business Growth',
    milestones: ['firstPressKitGenerated', 'firstContractGenerated', 'firstGigTracked'],
  },
] as const satisfies readonly { key: string; title: string; milestones: readonly MilestoneKey[] }[];

export interface Milestone {
  key: MilestoneKey;
  title: string;
  completed: boolean;
  /** ISO instant at which it was reached; null where it was not. */
  completedAt: string | null;
}

/** As GET /api/user/journey answers. spec §3 */
export interface Journey {
  stages: { key: string; title: string; milestones: Milestone[] }[];
  /** All of them, in the order of the keys. */
  milestones: Milestone[];
}

/** When each milestone was reached, where it was. */
export type Reached = Readonly<Partial<Record<MilestoneKey, Date>>>;

/** The journey of an account by its facts. */
export function journeyOf(reached: Reached): Journey {
  const milestone = (key: MilestoneKey): Milestone => ({
    key,
    title: MILESTONES[key].title,
    completed: reached[key] !== undefined,
    completedAt: reached[key]?.toISOString() ?? null,
  });
  return {
    stages: STAGES.map(({ key, title, milestones }) => ({
      key,
      title,
      milestones: milestones.map(milestone),
    })),
    milestones: MILESTONE_KEYS.map(milestone),
  };
}

export interface JourneyProgress {
  completed: number;
  total: number;
  /** Rounded; 0 where there is nothing to reach. */
  percent: number;
  level: number;
}

/** How far a journey is, over all of its stages. spec §4 */
export function journeyProgress({ stages }: Pick<Journey, 'stages'>): JourneyProgress {
  const all = stages.flatMap(({ milestones }) => milestones);
  const completed = all.filter((milestone) => milestone.completed).length;
  const total = all.length;
  return {
    completed,
    total,
    percent: total === 0 ? 0 : Math.round((completed / total) * 100),
    level: Math.floor(completed / 2) + 1,
  };
}

/** The badges of an account, in the order in which they were earned. */
export function earnedBadges(reached: Reached): string[] {
  return MILESTONE_KEYS.flatMap((key) => {
    const at = reached[key];
    const { badge } = MILESTONES[key];
    return at && badge ? [{ at: at.getTime(), badge }] : [];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ badge }) => badge);
}
