import { useStore } from '@nanostores/react';
import type { Credits } from '#core/credits.ts';
import { priceWords } from '#site/lib/credit-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { $presentable } from '../sections/use-kit.ts';
import { COST, kitOf, made, run } from '../studio.ts';
import { $isUpdating, isSameKit, makeKit } from './make.ts';

/** Makes the kit, its price beside it; once it is made, brings its files up to date. */
export function MakeButton({ credits }: { credits: Credits | null }) {
  const now = useStore(run.$run, { ssr: 'initial' });
  const opened = useStore(made.$opened, { ssr: 'initial' });
  const isUpdating = useStore($isUpdating, { ssr: 'initial' });
  const { kit, problems } = useStore($presentable, { ssr: 'initial' });
  const isMade = opened.state === 'ready';
  const isNow = isMade && problems.length === 0 && isSameKit(kitOf(opened.generation), kit);
  return (
    <span className="kit-make">
      <Button
        variant="go"
        busy={now.state === 'running' || isUpdating || opened.state === 'loading'}
        onClick={() => void makeKit()}
        data-testid="make-kit"
        {...(isNow && { disabledReason: 'Your files show the kit as it is now' })}
      >
        {isMade ? 'Update files' : 'Make press kit'}
      </Button>
      <span className="small num" data-testid="price">
        {isMade ? 'Free' : priceWords(COST, credits)}
      </span>
    </span>
  );
}
