import { Runs } from '#site/ui/Runs.tsx';
import type { Sending } from './conversation.ts';
import { MessageText } from './MessageText.tsx';
import { timeOfDay } from './message-time.ts';

/** The message on its way, and its answer as far as it is written; a running meter shows that more is coming. */
export function OnItsWay({ sending }: { sending: Sending }) {
  return (
    <>
      <article className="cue-m" data-role="user" aria-label="You">
        <p>{sending.text}</p>
        <p className="cue-meta">
          <time dateTime={sending.at}>{timeOfDay(sending.at)}</time>
        </p>
      </article>
      <article className="cue-m" data-role="assistant" aria-label="Cue is answering">
        <MessageText text={sending.answer} />
        <Runs className="cue-typing" />
      </article>
    </>
  );
}
