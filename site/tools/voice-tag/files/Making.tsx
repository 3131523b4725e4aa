import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { Generation } from '#core/generation.ts';
import { late } from '#site/lib/late.tsx';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { bytesWords } from '../report/level-words.ts';
import { stageWords, wayShare } from '../stage-words.ts';
import { failureOf } from './failure-of.ts';
import type { FileMaking } from './pro-file.store.ts';
import { PRO_FILES, type ProFile } from './pro-file.ts';
import { proFiles } from './pro-files.ts';

const ProGateButton = late(async () => (await import('../../shell/gate/ProGateButton.tsx')).ProGateButton);

interface MakingProps {
  generation: Generation | null;
  /** The files that are told of here. */
  files: readonly ProFile[];
}

/** How far a file is, and what became of it. */
export function Making({ generation, files }: MakingProps) {
  const last = useStore(proFiles.$making, { ssr: 'initial' });
  const now = last && last.of === generation?.id && files.includes(last.what) ? last : null;
  return (
    <>
      <p className="sr" role="status">
        {now?.state === 'making' && `${PRO_FILES[now.what].title} is being made`}
        {now?.state === 'done' && `${now.made.name} is in your downloads`}
      </p>
      {now?.state === 'making' && <Course now={now} />}
      {now?.state === 'done' && (
        <p className="files-said small">
          {now.made.name}, <span className="num">{bytesWords(now.made.file.size)}</span>, is in your
          downloads.{' '}
          <button type="button" className="link small" onClick={() => saveFile(now.made.file, now.made.name)}>
            Save it again
          </button>
        </p>
      )}
      {now?.state === 'failed' && generation && (
        <Failed error={now.error} what={now.what} onRetry={() => void proFiles.make(generation, now.what)} />
      )}
    </>
  );
}

function Course({ now }: { now: Extract<FileMaking, { state: 'making' }> }) {
  const words = now.progress ? stageWords(now.progress) : 'Asking for the licence';
  return (
    <div className="files-course">
      <Progress
        label={PRO_FILES[now.what].title}
        value={now.progress ? wayShare(now.progress, 'measure') * 100 : null}
        valueText={words}
        tone="signal"
      />
      <p className="micro muted num" aria-hidden="true">
        {words}
        {now.isAgain && '. Made again from its recipe'}
      </p>
      <Button size="sm" variant="quiet" onClick={proFiles.cancel}>
        Cancel
      </Button>
    </div>
  );
}

interface FailedProps {
  error: unknown;
  what: ProFile;
  onRetry: () => void;
}

function Failed({ error, what, onRetry }: FailedProps) {
  const { reason, way, needsPro } = failureOf(error, location.pathname + location.search);
  return (
    <div className="files-failed" role="alert">
      <p className="small">{reason}</p>
      {needsPro ? (
        <Suspense>
          <ProGateButton gate={PRO_FILES[what].gate} onPro={onRetry} />
        </Suspense>
      ) : way ? (
        <Button size="sm" href={way.href}>
          {way.label}
        </Button>
      ) : (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
