import { useStore } from '@nanostores/react';
import type { Credits } from '#core/credits.ts';
import { priceWords } from '#site/lib/credit-words.ts';
import { Button } from '#site/ui/Button.tsx';
import type { DocumentForm } from './document-form.ts';
import type { Studio } from './document-studio.ts';
import './document-head.css';

export interface MakeWords {
  /** The button, before anything is made: `Make press kit`. */
  make: string;
  /** The button, once it is made: `Update files`. */
  update: string;
  /** Why there is nothing to update: `Your files show the kit as it is now`. */
  isNow: string;
}

interface MakeButtonProps<Content extends object> {
  studio: Studio<Content>;
  form: DocumentForm<Content>;
  words: MakeWords;
  credits: Credits | null;
  onMake: () => void;
}

/** Makes the document, its price beside it; once it is made, brings its files up to date. */
export function MakeButton<Content extends object>({
  studio,
  form,
  words,
  credits,
  onMake,
}: MakeButtonProps<Content>) {
  const { desk, facts, made, run, $isUpdating } = studio;
  const now = useStore(run.$run, { ssr: 'initial' });
  const opened = useStore(made.$opened, { ssr: 'initial' });
  const isUpdating = useStore($isUpdating, { ssr: 'initial' });
  const isCurrent = useStore(form.$isCurrent, { ssr: 'initial' });
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const isMade = opened.state === 'ready';
  const isRunning = now.state === 'running' && now.input.draftId === draft?.id;
  const reason = isCurrent
    ? words.isNow
    : opened.state === 'failed'
      ? "We couldn't load your files"
      : now.state === 'running' && !isRunning && !isMade
        ? `Another ${facts.noun} is being made`
        : null;
  return (
    <span className="doc-make">
      <Button
        variant="go"
        busy={isRunning || isUpdating || opened.state === 'loading'}
        onClick={onMake}
        data-testid="make"
        {...(reason && { disabledReason: reason })}
      >
        {draft?.generationId && opened.state !== 'missing' ? words.update : words.make}
      </Button>
      <span className="small num" data-testid="price">
        {isMade || opened.state === 'failed' ? 'Free' : priceWords(facts.tool.cost, credits)}
      </span>
    </span>
  );
}
