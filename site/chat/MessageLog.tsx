import { useStore } from '@nanostores/react';
import { Fragment, useMemo, useRef } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Bubble } from './Bubble.tsx';
import type { Conversation } from './conversation.ts';
import { cueGreeting } from './first-look.ts';
import { LogState } from './LogState.tsx';
import { withDays } from './message-time.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { Silence, Suggestions, Welcome } from './Welcome.tsx';

/** What was said, oldest first, with the greeting before what was said on this page. */
export function MessageLog({ conversation, firstName }: { conversation: Conversation; firstName: string }) {
  const log = useRef<HTMLDivElement>(null);
  const talk = useStore(conversation.$talk);
  const greetedAt = useStore(cueGreeting.$at);
  const { history, messages, next, earlier, sending, said } = talk;
  const scroll = useLogScroll(log, talk, greetedAt, conversation.reachBack);
  const days = useMemo(() => withDays(messages, new Date()), [messages]);
  const isSilent = history === 'ready' && messages.length === 0 && !sending;
  const isAwaited = history === 'waiting' && messages.length === 0 && !sending;
  const before = messages.length - said;
  const welcome = greetedAt && <Welcome key="welcome" firstName={firstName} at={greetedAt} />;

  return (
    <div
      ref={log}
      className="cue-log"
      role="log"
      aria-label="Conversation"
      aria-live="off"
      data-awaited={isAwaited || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls with the arrow keys
      tabIndex={0}
      onScroll={scroll}
    >
      {next !== null && (
        <Button size="sm" busy={earlier === 'waiting'} onClick={conversation.reachBack}>
          {earlier === 'failed' ? 'Earlier messages did not load. Try again' : 'Earlier messages'}
        </Button>
      )}
      {messages.length === 0 && <LogState history={history} retry={conversation.load} />}
      {isSilent && !greetedAt && <Silence />}
      {days.map(({ day, message }, index) => (
        <Fragment key={message.id}>
          {index === before && welcome}
          {day && <p className="cue-day">{day}</p>}
          <Bubble message={message} />
        </Fragment>
      ))}
      {said === 0 && welcome}
      {(isSilent || isAwaited) && <Suggestions onPick={conversation.draft.write} isToCome={isAwaited} />}
      {sending && <OnItsWay sending={sending} />}
    </div>
  );
}
