import { Problem } from '#site/lib/Problem.tsx';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { cancelPro } from './billing.store.ts';
import { usePress } from './use-press.ts';

interface CancelDialogProps {
  /** Until when Pro goes on, and what becomes of what was made. */
  text: string;
  account: string;
  onClose: () => void;
}

/** Says what cancelling means before it is done. */
export function CancelDialog({ text, account, onClose }: CancelDialogProps) {
  const { isBusy, problem, press } = usePress(async () => {
    await cancelPro(account);
    onClose();
    showToast({ tone: 'ok', title: 'Pro cancelled', text: 'You won’t be charged again.' });
  });
  const keep = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      insist
      open
      size="sm"
      onOpenChange={(open) => !open && keep()}
      title="Cancel Pro?"
      description={text}
      actions={
        <>
          <Button onClick={keep}>Keep Pro</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void press()}>
            Cancel Pro
          </Button>
        </>
      }
    >
      <Problem text={problem} />
    </Dialog>
  );
}
