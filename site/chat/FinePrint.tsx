import { useStore } from '@nanostores/react';
import type { ChatHistory } from '#core/chat.ts';
import { $credits } from '#site/lib/account-data.store.ts';

/** What Cue is, what a message costs, who answers and where the words go. */
export function FinePrint({ engine }: { engine: ChatHistory['engine'] | null }) {
  const { data: credits } = useStore($credits, { ssr: 'initial' });
  const isCounted = credits?.costs['dj-assistant'] !== 0;
  return (
    <p className="cue-print">
      Cue is software. 1 credit a message{isCounted ? '' : ', not counted on your plan'}.
      {engine && ` Engine: ${engine.name}. ${engine.dataGoes}.`}
    </p>
  );
}
