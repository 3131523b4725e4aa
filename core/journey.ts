import { CATALOGUE, type CatalogueTool } from './catalogue.ts';
import type { StageKey, ToolMilestone } from './tools/tool-facts.ts';

export type MilestoneKey =
  | 'onboardingCompleted'
  | NonNullable<CatalogueTool['milestone']>['key']
  | 'profileCompleted';

interface MilestoneFacts {
  title: string;
  /** Where it is reached. */
  href: string;
  /** The tool that reaches it; null where it is a step about the product itself. */
  tool: CatalogueTool | null;
  /** What Next Steps writes beside it. spec §4 */
  hint: string | null;
  /** What the account earns by it; steps about the product itself may earn nothing. */
  badge: string | null;
  /** One sentence: what it is good for. */
  why: string;
  /** The words on the link to where it is reached. */
  action: string;
}

/** The milestones that the first result of a tool reaches, and the stage of each. */
const OF_TOOLS = CATALOGUE.flatMap((tool): [MilestoneKey, MilestoneFacts, StageKey][] => {
  if (tool.milestone === null) return [];
  const { key, stage, ...facts }: Omit<ToolMilestone, 'key'> & { key: MilestoneKey } = tool.milestone;
  return [[key, { ...facts, tool, href: tool.path }, stage]];
});

/** Milestones of the journey, in their order. spec §3 */
export const MILESTONES = Object.fromEntries([
  [
    'onboardingCompleted',
    {
      title: 'Welcome',
      href: '/dashboard?tour=1',
      tool: null,
      hint: null,
      badge: null,
      why: 'Five steps around the deck. Skipping counts too.',
      action: 'Take the tour',
    },
  ],
  ...OF_TOOLS,
  [
    'profileCompleted',
    {
      title: 'Complete Your Profile',
      href: '/profile',
      tool: null,
      hint: 'Quick Win',
      badge: 'Profile',
      why: 'Artist name, city, genres and one fact about you: the other tools take them from here.',
      action: 'Fill in your profile',
    },
  ],
]) as Readonly<Record<MilestoneKey, MilestoneFacts>>;

export const MILESTONE_KEYS = Object.keys(MILESTONES) as readonly MilestoneKey[];

const ofStage = (key: StageKey): MilestoneKey[] =>
  OF_TOOLS.flatMap(([milestone, , stage]) => (stage === key ? [milestone] : []));

/** Stages of the journey, and what belongs to each: the roadmap of the landing page. spec §2 */
export const STAGES: readonly { key: StageKey; title: string; milestones: readonly MilestoneKey[] }[] = [
  {
    key: 'brand-foundation',
    title: 'Brand Foundation',
    milestones: ['onboardingCompleted', ...ofStage('brand-foundation'), 'profileCompleted'],
  },
  { key: 'audio-signature', title: 'Audio Signature', milestones: ofStage('audio-signature') },
  { key: 'business-growth', title: 'Business Growth', milestones: ofStage('business-growth') },
];

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
