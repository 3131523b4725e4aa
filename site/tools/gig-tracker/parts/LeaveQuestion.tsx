import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { $leaving } from '../state/leaving.store.ts';

/** Whether what was typed may be lost, wherever one is about to leave it. */
export function LeaveQuestion() {
  const leaving = useStore($leaving);
  return (
    <ConfirmDialog
      danger
      open={leaving !== null}
      onOpenChange={(isOpen) => !isOpen && $leaving.set(null)}
      title="Leave without saving?"
      text="Your changes aren't saved yet."
      cancel="Keep editing"
      confirm="Discard changes"
      onConfirm={() => leaving?.discard()}
    />
  );
}
