import type { Generation } from '#core/generation.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { DropRow } from './DropRow.tsx';
import { type DropList, reasonOf } from './drop-list.store.ts';
import { drops } from './drops.ts';

interface DropRowsProps {
  list: DropList;
  /** The opened drop where the list does not hold it. */
  apart: Generation | 'missing' | null;
  openId: string | null;
  onOpen: (id: string | null) => void;
  onClear: () => void;
}

/** The list in each of its states. */
export function DropRows({ list, apart, openId, onOpen, onClear }: DropRowsProps) {
  if (list.state === 'loading') {
    return (
      <div className="panel drop-rows" aria-busy="true">
        <SkeletonRows rows={6} rowHeight={98} />
      </div>
    );
  }
  if (list.state === 'failed') {
    return (
      <div className="panel">
        <ErrorState
          title="Your drops did not load"
          reason={`Nothing of them is lost. ${reasonOf(list.error)}`}
          onRetry={() => void drops.retry()}
        />
      </div>
    );
  }
  const shown = apart && apart !== 'missing' ? [apart, ...list.drops] : list.drops;
  return (
    <>
      {apart === 'missing' && (
        <p className="drop-note small muted" role="status">
          The drop of this link is not in your account any more.
        </p>
      )}
      <div className="panel drop-rows" aria-busy={list.isStale}>
        {shown.length > 0 ? (
          <ul className="rows" aria-label="Voice drops">
            {shown.map((drop) => (
              <DropRow
                key={drop.id}
                drop={drop}
                isOpen={drop.id === openId}
                onOpen={(isOpen) => onOpen(isOpen ? drop.id : null)}
              />
            ))}
          </ul>
        ) : (
          <Nothing words={list.words} onClear={onClear} />
        )}
      </div>
      <p className="sr" role="status">
        {!list.isStale && list.words !== '' && `${shown.length}${list.next ? ' or more' : ''} found`}
      </p>
      {list.next !== null && <More state={list.more} />}
    </>
  );
}

function Nothing({ words, onClear }: { words: string; onClear: () => void }) {
  if (words === '') {
    return (
      <EmptyState
        title="No voice drops yet"
        text="Every finished drop stays here with its sound, its recipe and its loudness."
        action={
          <Button variant="go" href={voiceTagFacts.path}>
            Make your first drop
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={`No title with “${words}”`}
      text="The search looks in titles only."
      action={<Button onClick={onClear}>Show all drops</Button>}
    />
  );
}

function More({ state }: { state: 'none' | 'loading' | 'failed' }) {
  return (
    <div className="drop-more">
      {state === 'failed' && (
        <p className="small" role="alert">
          The next page did not load. Check your connection.
        </p>
      )}
      <Button busy={state === 'loading'} onClick={() => void drops.showMore()}>
        Show more
      </Button>
    </div>
  );
}
