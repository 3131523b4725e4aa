import type { ReactNode } from 'react';
import { TooltipGroup } from '#site/ui/Tooltip.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What every island stands in: an error inside shows the fallback page, and tooltips know of each other. */
export function IslandRoot({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <TooltipGroup>{children}</TooltipGroup>
    </ErrorBoundary>
  );
}
