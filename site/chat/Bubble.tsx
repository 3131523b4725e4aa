import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { memo } from 'react';
import { ASSISTANT, type ChatMessage } from '#core/chat.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { MessageText } from './MessageText.tsx';
import { timeOfDay } from './message-time.ts';

/** One message: the account's solid and at the right, others hang on a rule at the left. */
export const Bubble = memo(function Bubble({ message }: { message: ChatMessage }) {
  const { role, content, timestamp, sources } = message;
  const isMine = role === 'user';
  return (
    <article className="cue-m" data-role={role} aria-label={isMine ? 'You' : ASSISTANT}>
      {isMine ? <p>{content}</p> : <MessageText text={content} />}
      {sources.length > 0 && (
        <ul className="cue-from" aria-label="Sources">
          {sources.map(({ title, href }) => (
            <li key={href}>
              <CornerDownRight className="i i16" aria-hidden="true" />
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="cue-meta">
        <time dateTime={timestamp}>{timeOfDay(timestamp)}</time>
        {!isMine && <CopyAnswer text={content} />}
      </p>
    </article>
  );
});
