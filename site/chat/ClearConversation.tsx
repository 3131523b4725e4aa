import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Conversation } from './conversation.ts';

/** Forgets the conversation, after asking. */
export function ClearConversation({ conversation }: { conversation: Conversation }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function clear(): Promise<void> {
    setBusy(true);
    try {
      await conversation.clear();
    } catch {
      setBusy(false);
      dialog.current?.close();
      showToast({
        tone: 'danger',
        title: 'Connection Error',
        text: 'The conversation is still there. Check your connection and try again.',
      });
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" icon={Trash} iconOnly onClick={() => dialog.current?.showModal()}>
        Clear conversation
      </Button>
      {/* Escape closes the question, and not the panel as well. */}
      <dialog
        ref={dialog}
        className="cue-ask"
        aria-labelledby="cue-ask"
        onKeyDown={(event) => event.stopPropagation()}
      >
        <h3 id="cue-ask">Clear the conversation?</h3>
        <p className="small muted">Every message goes for good. The ledger keeps what they cost.</p>
        <div className="cue-ask-ways">
          <Button onClick={() => dialog.current?.close()}>Keep it</Button>
          <Button variant="danger" busy={isBusy} onClick={clear}>
            Clear conversation
          </Button>
        </div>
      </dialog>
    </>
  );
}
