import { useStore } from '@nanostores/react';
import type { Credits } from '#core/credits.ts';
import { priceWords } from '#site/lib/credit-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { $presentable } from '../sections/use-kit.ts';
import { COST, desk, kitOf, made, run } from '../studio.ts';
import { $isUpdating, isSameKit, makeKit } from './make.ts';

/** Makes the kit, its price beside it; once it is made, brings its files up to date. */
export function MakeButton({ credits }: { credits: Credits | null }) {
  const now = useStore(run.$run, { ssr: 'initial' });
  const opened = useStore(made.$opened, { ssr: 'initial' });
  const isUpdating = useStore($isUpdating, { ssr: 'initial' });
  const { kit, problems } = useStore($presentable, { ssr: 'initial' });
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const isMade = opened.state === 'ready';
  const isNow = isMade && problems.length === 0 && isSameKit(kitOf(opened.generation), kit);
  const isRunning = now.state === 'running' && now.input.draftId === draft?.id;
  const reason = isNow
    ? 'Your files show the kit as it is now'
    : opened.state === 'failed'
      ? "We couldn't load your files"
      : now.state === 'running' && !isRunning && !isMade
        ? 'Another kit is being made'
        : null;
  return (
    <span className="kit-make">
      <Button
        variant="go"
        busy={isRunning || isUpdating || opened.state === 'loading'}
        onClick={() => void makeKit()}
        data-testid="make-kit"
        {...(reason && { disabledReason: reason })}
      >
        {draft?.generationId && opened.state !== 'missing' ? 'Update files' : 'Make press kit'}
      </Button>
      <span className="small num" data-testid="price">
        {isMade || opened.state === 'failed' ? 'Free' : priceWords(COST, credits)}
      </span>
    </span>
  );
}
