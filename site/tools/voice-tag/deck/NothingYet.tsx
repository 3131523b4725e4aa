import { useStore } from '@nanostores/react';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { drop, previewNow } from '../studio.ts';

const EXAMPLE = 'You are locked in with DJ Nova';

/** The deck before anything was spoken: what will stand here, and one way to begin. */
export function NothingYet() {
  const { script } = useStore(drop.$draft, { ssr: 'initial' });
  const isBlank = script.trim() === '';
  return (
    <EmptyState
      text="The voice stands here as you type, the whole drop once you preview it."
      action={
        isBlank && (
          <Button
            size="sm"
            onClick={() => {
              drop.change({ script: EXAMPLE });
              void previewNow();
            }}
          >
            Preview an example
          </Button>
        )
      }
    />
  );
}
