import { useStore } from '@nanostores/react';
import type { ChatHistory } from '#core/chat.ts';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';

/** What Cue is, what a message costs, who answers and where the words go. */
export function FinePrint({ engine }: { engine: ChatHistory['engine'] | null }) {
  const { data: credits } = useStore($credits, { ssr: 'initial' });
  return (
    <p className="cue-print">
      Cue is software. {offerWords(djAssistantFacts.cost, 'a message', credits ?? null)}.
      {engine && ` Engine: ${engine.name}. ${engine.dataGoes}.`}
    </p>
  );
}
