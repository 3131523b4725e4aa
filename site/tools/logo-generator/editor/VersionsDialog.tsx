import { useEffect, useState } from 'react';
import type { GenerationVersion } from '#core/api/generation.ts';
import { call } from '#site/lib/api.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { reasonOf } from '../edit-logo.ts';
import type { OpenLogo } from '../use-open-logo.ts';
import { VersionsView } from './VersionsView.tsx';

interface VersionsDialogProps {
  open: OpenLogo;
  onClose: () => void;
}

type Listed =
  | { state: 'loading' }
  | { state: 'ready'; versions: GenerationVersion[] }
  | { state: 'failed'; error: unknown };

/** Every save of this logo, to look at and to restore. */
export function VersionsDialog({ open, onClose }: VersionsDialogProps) {
  const [listed, retry] = useVersions(open.logo.id, open.logo.version);
  return (
    <Dialog
      open
      size="lg"
      className="versions-dialog"
      title="Versions"
      description="Each save is one. Restoring makes a new version and takes none away."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {listed.state === 'loading' && <Skeleton height={320} />}
      {listed.state === 'failed' && (
        <ErrorState
          title="The versions could not be loaded"
          reason={reasonOf(listed.error)}
          onRetry={retry}
        />
      )}
      {listed.state === 'ready' && (
        <VersionsView open={open} versions={listed.versions} onRestored={onClose} />
      )}
    </Dialog>
  );
}

/** Listed anew with every version that is made. */
function useVersions(logo: string, version: number): [Listed, () => void] {
  const [listed, setListed] = useState<Listed>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each version asks anew
  useEffect(() => {
    const leaving = new AbortController();
    call('generationVersions', { params: { id: logo }, signal: leaving.signal }).then(
      ({ versions }) => setListed({ state: 'ready', versions }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setListed({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [logo, version, tries]);
  const retry = () => {
    setListed({ state: 'loading' });
    setTries((count) => count + 1);
  };
  return [listed, retry];
}
