import { Button } from '#site/ui/Button.tsx';
import type { Talk } from './conversation.ts';

/** What stands in the log until the conversation is there. */
export function LogState({ history, retry }: { history: Talk['history']; retry: () => void }) {
  if (history === 'waiting') {
    return (
      <div className="cue-waiting" role="status" aria-label="Loading the conversation">
        <i />
        <i />
        <i />
      </div>
    );
  }
  if (history === 'ready') return null;
  return (
    <div className="cue-lost" role="alert">
      <p>The conversation did not load. Check your connection.</p>
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
