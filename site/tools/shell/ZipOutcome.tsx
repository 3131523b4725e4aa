import type { ReactNode } from 'react';
import { bytesWords } from '#core/size-words.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import type { Zip } from './zip.store.ts';
import './zip.css';

interface ZipOutcomeProps {
  /** Null where none was asked for. */
  zip: Zip | null;
  /** What goes on before the first file. */
  atFirst: string;
  failure: (error: unknown) => ReactNode;
  onCancel: () => void;
}

/** How far a ZIP is, and what became of it. */
export function ZipOutcome({ zip, atFirst, failure, onCancel }: ZipOutcomeProps) {
  return (
    <>
      {zip?.state === 'making' && <Course {...{ ...zip, atFirst, onCancel }} />}
      <p className={zip?.state === 'done' ? 'zip-said small' : 'sr'} role="status">
        {zip?.state === 'making' && 'Making the ZIP'}
        {zip?.state === 'done' && (
          <>
            {zip.name}, <span className="num">{bytesWords(zip.file.size)}</span>, is in your downloads.{' '}
            <button type="button" className="link small" onClick={() => saveFile(zip.file, zip.name)}>
              Save it again
            </button>
          </>
        )}
      </p>
      {zip?.state === 'failed' && failure(zip.error)}
    </>
  );
}

type CourseProps = Pick<Extract<Zip, { state: 'making' }>, 'progress'> &
  Pick<ZipOutcomeProps, 'atFirst' | 'onCancel'>;

function Course({ progress, atFirst, onCancel }: CourseProps) {
  const words = progress ? `File ${progress.done + 1} of ${progress.count}` : atFirst;
  return (
    <div className="zip-course">
      <Progress
        label="Making the ZIP"
        value={progress ? progress.done : null}
        {...(progress && { max: progress.count })}
        valueText={words}
        tone="signal"
      />
      <div>
        <p className="micro muted" aria-hidden="true">
          <span className="num">{words}</span>
          {progress && `: ${progress.path}`}
        </p>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
