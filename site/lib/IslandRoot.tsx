import { type ReactNode, useEffect } from 'react';
import { TooltipGroup } from '#site/ui/Tooltip.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { muteQuietErrors } from './error-report.ts';

/** What every island stands in: an error inside shows the fallback page, and tooltips know of each other. */
export function IslandRoot({ children }: { children: ReactNode }) {
  useEffect(() => muteQuietErrors(), []);
  return (
    <ErrorBoundary>
      <TooltipGroup>{children}</TooltipGroup>
    </ErrorBoundary>
  );
}
