import type { CatalogueTool } from '#core/catalogue.ts';
import { MILESTONES, type Milestone, type MilestoneKey } from '#core/journey.ts';
import { costWords } from '#site/lib/credit-words.ts';

/** How many open milestones Next Steps lists. spec §9 */
export const NEXT_STEPS = 3;

/** What takes time instead of credits. */
const MINUTES: Partial<Record<MilestoneKey, string>> = {
  onboardingCompleted: '1 min',
  profileCompleted: '2 min',
};

export interface NextStep {
  key: MilestoneKey;
  title: string;
  href: string;
  badge: string | null;
  /** What it takes: credits by the tool's price, or minutes; or that its tool is not open yet. */
  takes: string | null;
}

const takesOf = ({ cost, opens }: CatalogueTool): string =>
  opens === null ? 'Not open yet' : costWords(cost);

/** The next open milestones of the flat list, each with the way to its tool. spec §4 */
export function nextSteps(milestones: readonly Milestone[]): NextStep[] {
  return milestones
    .filter(({ completed }) => !completed)
    .slice(0, NEXT_STEPS)
    .map(({ key, title }) => {
      const { href, hint, tool } = MILESTONES[key];
      return { key, title, href, badge: hint, takes: tool ? takesOf(tool) : (MINUTES[key] ?? null) };
    });
}
