import type { ComponentType } from 'react';
import { late } from '#site/lib/late.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';

/** A part of the profile that loads when it is first shown. Where it cannot, the others stay, with what was typed there. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late(load, PartFailed);

function PartFailed() {
  return (
    <ErrorState
      title="This part did not load"
      reason="Check your connection, then reload the page."
      retry="Reload"
      onRetry={() => location.reload()}
    />
  );
}
