import { useStore } from '@nanostores/react';
import { Progress } from '#site/ui/Progress.tsx';
import { stageWords } from '../stage-words.ts';
import { hearing } from './hearing.ts';
import { hearingProblem } from './hearing-problem.ts';

/** How far the voice is that was pressed for: what loads, or why it is not heard. `prefix` says whose it is. */
export function HearingNow({ prefix }: { prefix: string }) {
  const now = useStore(hearing.$hearing, { ssr: 'initial' });
  const mine = now?.key.startsWith(prefix) ? now : null;
  const isLoading = mine?.state === 'making' && (mine.stage === 'engine' || mine.stage === 'voice');
  return (
    <>
      <p className="sr" role="status">
        {mine?.state === 'making' && isLoading && 'Loading the voice'}
        {mine?.state === 'playing' && 'Playing'}
      </p>
      {mine?.state === 'making' && isLoading && (
        <div className="voices-load">
          <Progress
            label="Loading the voice"
            value={mine.share}
            max={1}
            valueText={stageWords({ stage: mine.stage, share: mine.share })}
            tone="signal"
          />
          <p className="micro muted num" aria-hidden="true">
            {stageWords({ stage: mine.stage, share: mine.share })}
          </p>
        </div>
      )}
      {mine?.state === 'failed' && (
        <p className="err voices-err" role="alert">
          {hearingProblem(mine.error)}
        </p>
      )}
    </>
  );
}
