import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { $leaving, type LeaveWords } from '../state/leaving.store.ts';

const USUAL: LeaveWords = {
  title: 'Leave without saving?',
  text: "Your changes aren't saved yet.",
  cancel: 'Keep editing',
  confirm: 'Discard changes',
};

/** Whether what was typed may be lost, wherever one is about to leave it. */
export function LeaveQuestion() {
  const leaving = useStore($leaving);
  return (
    <ConfirmDialog
      danger
      open={leaving !== null}
      onOpenChange={(isOpen) => !isOpen && $leaving.set(null)}
      {...(leaving?.words ?? USUAL)}
      onConfirm={() => leaving?.discard()}
    />
  );
}
