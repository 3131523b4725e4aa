import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Delete this contract?" */
  title: ReactNode;
  /** What will be lost and what is kept. */
  text: ReactNode;
  /** Verb and object: "Delete contract". */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that can't be undone. Focus begins on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirm, cancel = 'Cancel', danger, busy, onConfirm } = props;
  return (
    <Dialog
      insist
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          <Button variant={danger ? 'danger' : 'go'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
