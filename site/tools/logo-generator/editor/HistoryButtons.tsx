import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '#site/ui/Button.tsx';
import type { Editing } from './use-editing.ts';

/** Steps of this concept, back and forth. */
export function HistoryButtons({ editing: { canUndo, canRedo, undo, redo } }: { editing: Editing }) {
  return (
    <span className="pane-steps">
      <Button
        variant="quiet"
        size="sm"
        icon={Undo2}
        iconOnly
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
        {...(!canUndo && { disabledReason: 'Nothing to undo' })}
      >
        Undo
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={Redo2}
        iconOnly
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        onClick={redo}
        {...(!canRedo && { disabledReason: 'Nothing to redo' })}
      >
        Redo
      </Button>
    </span>
  );
}
