import { useStore } from '@nanostores/react';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent } from 'react';
import { LONGEST_MESSAGE } from '#core/chat.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Conversation, Talk } from './conversation.ts';
import { openByHand } from './dock.store.ts';
import { NotSent } from './NotSent.tsx';

/** The counter shows when this many characters are left. */
const NEARLY_FULL = 200;

type ComposerProps = { conversation: Conversation; isSending: boolean; failure: Talk['failure'] };

/** Where one writes. The draft stays in the store until it is answered; meanwhile the log shows it. spec §2 */
export function Composer({ conversation, isSending, failure }: ComposerProps) {
  const { draft } = conversation;
  const text = useStore(draft.$text);
  const left = LONGEST_MESSAGE - text.length;
  const isTooLong = left < 0;
  const send = () => void conversation.send();

  function sendOnEnter(event: KeyboardEvent): void {
    // Enter also ends a word that an input method is composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="cue-form"
      // On a phone whoever writes wants the whole screen, also where the panel had opened by itself.
      onFocus={openByHand}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failure && !isSending && <NotSent error={failure.error} onRetry={send} />}
      <textarea
        className="input cue-field"
        rows={1}
        placeholder="Type your message..."
        aria-label="Message to Cue"
        aria-describedby={left <= NEARLY_FULL ? 'cue-left' : undefined}
        aria-invalid={isTooLong || undefined}
        value={isSending ? '' : text}
        readOnly={isSending}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button
        variant="go"
        type="submit"
        icon={ArrowUp}
        iconOnly
        busy={isSending}
        disabledReason={isTooLong && !isSending ? roomLeft(left) : undefined}
      >
        Send
      </Button>
      {left <= NEARLY_FULL && !isSending && (
        <p id="cue-left" className="cue-left num" data-over={isTooLong || undefined}>
          {roomLeft(left)}
        </p>
      )}
    </form>
  );
}

function roomLeft(left: number): string {
  const count = Math.abs(left);
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`;
}
