import { Button } from '#site/ui/Button.tsx';
import { Progress as Bar } from '#site/ui/Progress.tsx';
import type { Progress } from '../preview.store.ts';
import { stageWords, wayShare } from '../stage-words.ts';
import { finish, preview } from '../studio.ts';

/** How far a preview or a finished drop is, and the press that stops it. */
export function DeckProgress({ progress, isFinishing }: { progress: Progress; isFinishing: boolean }) {
  return (
    <div className="deck-progress">
      <p className="small" data-testid="stage">
        {stageWords(progress)}
      </p>
      <Bar
        label={isFinishing ? 'Finishing the drop' : 'Making the preview'}
        value={wayShare(progress, isFinishing ? 'upload' : 'master') * 100}
        valueText={stageWords(progress)}
        tone="signal"
      />
      <Button size="sm" variant="quiet" onClick={isFinishing ? finish.cancel : preview.cancel}>
        Cancel
      </Button>
    </div>
  );
}
