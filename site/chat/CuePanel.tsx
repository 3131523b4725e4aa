import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '#core/user.ts';
import { Composer } from './Composer.tsx';
import { conversationOf } from './cue.ts';
import { DockFrame } from './DockFrame.tsx';
import { DockHeader } from './DockHeader.tsx';
import { $dock } from './dock.store.ts';
import { FinePrint } from './FinePrint.tsx';
import { cueGreeting } from './first-look.ts';
import { MessageLog } from './MessageLog.tsx';
import type { DockKind } from './use-dock-kind.ts';

/** The conversation with the assistant. */
export function CuePanel({ user, kind }: { user: User; kind: DockKind }) {
  const conversation = conversationOf(user.id);
  const { history, messages, sending, engine, failure, heard } = useStore(conversation.$talk);
  const dock = useStore($dock);
  const isByHand = dock.open && dock.by === 'hand';
  const isSilent = messages.length === 0 && sending === null;

  useEffect(() => {
    void conversation.load();
    // Another tab may have gone on with it.
    const catchUp = () => {
      if (document.visibilityState === 'visible' && !conversation.$talk.get().sending)
        void conversation.load();
    };
    document.addEventListener('visibilitychange', catchUp);
    addEventListener('pagehide', conversation.leave);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      removeEventListener('pagehide', conversation.leave);
    };
  }, [conversation]);

  useEffect(() => {
    if (!isByHand || history !== 'ready') return;
    if (isSilent) return cueGreeting.afterSilence();
    cueGreeting.skip();
  }, [isByHand, history, isSilent]);

  return (
    <DockFrame kind={kind}>
      <DockHeader kind={kind} conversation={conversation} canClear={messages.length > 0 && !sending} />
      <MessageLog conversation={conversation} firstName={user.firstName} />
      <Composer conversation={conversation} isSending={sending !== null} failure={failure} />
      <FinePrint engine={engine} />
      {/* Whole answers, not each piece of one. */}
      <p className="sr" role="status">
        {sending ? 'Cue is answering' : heard?.content}
      </p>
    </DockFrame>
  );
}
