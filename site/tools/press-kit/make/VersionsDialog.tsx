import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { GenerationVersion } from '#core/api/generation.ts';
import type { Generation } from '#core/generation.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { $presentable } from '../sections/use-kit.ts';
import { desk, kitOf } from '../studio.ts';
import { isSameKit, update } from './make.ts';

type Listed = { versions: GenerationVersion[] } | { error: unknown } | null;

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every save of the made kit, and the way back to it. */
export function VersionsDialog({ generation, onClose }: { generation: Generation; onClose: () => void }) {
  const { kit: shown } = useStore($presentable, { ssr: 'initial' });
  const [listed, setListed] = useState<Listed>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    const leaving = new AbortController();
    call('generationVersions', { params: { id: generation.id }, signal: leaving.signal }).then(
      setListed,
      (error) => {
        if (!leaving.signal.aborted) setListed({ error });
      },
    );
    return () => leaving.abort();
  }, [generation.id, tries]);

  async function restore(version: number, kit: PressKit): Promise<void> {
    const change = desk.changerOfThis();
    const before = desk.$draft.get()?.kit;
    const undo = before && {
      ...{ label: 'Undo', alt: 'Restore another version' },
      onAction: () => change(before),
    };
    if (version === generation.version) {
      showToast({ title: 'Changes undone', ...(undo && { action: undo }) });
    } else {
      setBusy(version);
      const isDone = await update(generation, kit, { title: 'Restored', ...(undo && { action: undo }) });
      setBusy(null);
      if (!isDone) return;
    }
    change(kit);
    onClose();
  }

  return (
    <Dialog
      open
      title="Versions"
      description="Each update is one. Restoring an earlier one makes a new version and takes none away."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {listed === null && <Skeleton height={180} />}
      {listed && 'error' in listed && (
        <ErrorState
          title="The versions could not be loaded"
          reason={problemOf(listed.error)}
          onRetry={() => {
            setListed(null);
            setTries(tries + 1);
          }}
        />
      )}
      {listed && 'versions' in listed && (
        <ol className="kit-versions">
          {listed.versions.map(({ version, text, createdAt, edits }) => (
            <li key={version}>
              <span>
                <b>{text || 'As it was made'}</b>
                <em className="num muted">
                  Version {version}, {timeOf(createdAt)}
                </em>
              </span>
              <Button
                size="sm"
                busy={busy === version}
                onClick={() => void restore(version, kitOf({ output: generation.output, edits }))}
                {...(version === generation.version &&
                  isSameKit(kitOf(generation), shown) && { disabledReason: 'This is how it is now' })}
              >
                Restore
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
