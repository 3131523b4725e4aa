import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { finish, preview, previewNow } from './studio.ts';

const StudioFailure = late(async () => (await import('./awake-parts.ts')).studioFailure());

/** Why a preview or a finished drop did not come about, and the way on. */
export function StudioFailures({ screen }: { screen: string }) {
  const making = useStore(preview.$preview, { ssr: 'initial' });
  const run = useStore(finish.$run, { ssr: 'initial' });
  return (
    <Suspense>
      {making.state === 'failed' && (
        <StudioFailure
          error={making.error}
          screen={screen}
          onRetry={() => void previewNow()}
          onDismiss={preview.dismiss}
        />
      )}
      {run.state === 'failed' && (
        <StudioFailure
          error={run.error}
          screen={screen}
          onRetry={() => void finish.retry()}
          onDismiss={finish.dismiss}
        />
      )}
    </Suspense>
  );
}
