import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { GenerationVersion } from '#core/api/generation.ts';
import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { DocumentForm } from './document-form.ts';
import type { Studio } from './document-studio.ts';
import './versions.css';

type Listed = { versions: GenerationVersion[] } | { error: unknown } | null;

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface VersionsDialogProps<Content extends object> {
  studio: Studio<Content>;
  form: DocumentForm<Content>;
  generation: Generation;
  onClose: () => void;
}

/** Every save of what was made, and the way back to it. */
export function VersionsDialog<Content extends object>({
  studio,
  form,
  generation,
  onClose,
}: VersionsDialogProps<Content>) {
  const { desk, isSame, contentOf, update } = studio;
  const { content: shown } = useStore(form.$presentable, { ssr: 'initial' });
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

  async function restore(version: number, content: Content): Promise<void> {
    const change = desk.changerOfThis();
    let before: Content | null = null;
    // What was typed since the version came back is not taken away again.
    const undo = {
      ...{ label: 'Undo', alt: 'Restore another version' },
      onAction: () => change((now) => (before && isSame(now, content) ? before : {})),
    };
    if (version === generation.version) showToast({ title: 'Changes undone', action: undo });
    else {
      setBusy(version);
      const isDone = await update(generation, content, { title: 'Restored', action: undo });
      setBusy(null);
      if (!isDone) return;
    }
    change((now) => {
      before = now;
      return content;
    });
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
        <ol className="doc-versions">
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
                onClick={() => void restore(version, contentOf({ output: generation.output, edits }))}
                {...(version === generation.version &&
                  isSame(contentOf(generation), shown) && {
                    disabledReason: 'This is how it is now',
                  })}
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
