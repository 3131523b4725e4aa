import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode } from 'react';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { $journey } from '#site/lib/account-data.store.ts';
import { openTour } from '#site/lib/open-tour.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { PLACEHOLDER_MILESTONES } from './card-milestones.ts';
import { NEXT_STEPS, type NextStep, nextSteps } from './next-steps.ts';
import './next-steps.css';

const ROW_PX = 53;

/** What to do next: the first open milestones, and the assistant always. spec §4 */
export function NextSteps() {
  const journey = useQuery($journey);
  return (
    <Panel title="Next steps" className="next">
      {journey.state === 'waiting' ? (
        <SkeletonRows rows={NEXT_STEPS} rowHeight={ROW_PX} />
      ) : (
        <Steps
          steps={nextSteps(journey.state === 'ready' ? journey.data.milestones : PLACEHOLDER_MILESTONES)}
        />
      )}
      <a className="step" href={djAssistantFacts.path} data-opens-chat="">
        <StepWords title="Ask AI Assistant" />
      </a>
    </Panel>
  );
}

function Steps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) {
    return (
      <p className="master">
        <Check className="i" aria-hidden="true" />
        Master Status! All milestones completed
      </p>
    );
  }
  return (
    <ol className="rows steps">
      {steps.map((step, place) => (
        <li key={step.key} className={place === 0 ? 'first' : undefined}>
          <a
            className="step"
            href={step.href}
            onClick={step.key === 'onboardingCompleted' ? tourHere : undefined}
          >
            <StepWords
              title={step.title}
              badge={step.badge && <Badge>{step.badge}</Badge>}
              takes={step.takes}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The tour opens where one is; only another tab needs the page for it. */
function tourHere(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openTour();
}

function StepWords({ title, badge, takes }: { title: string; badge?: ReactNode; takes?: string | null }) {
  return (
    <>
      <span className="step-words">
        <b>{title}</b>
        {badge}
      </span>
      {takes && <span className="num small muted">{takes}</span>}
      <ChevronRight className="i i16" aria-hidden="true" />
    </>
  );
}
