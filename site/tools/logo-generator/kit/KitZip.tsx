import { useStore } from '@nanostores/react';
import Package from 'lucide-react/icons/package';
import { saveFile } from '#site/lib/save-file.ts';
import { bytesWords } from '#site/lib/size-words.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Failure } from './Failure.tsx';
import {
  $kitZip,
  dropZip,
  type KitZip as KitZipState,
  makeZip,
  type ZippedLogo,
  zipKey,
} from './kit-zip.store.ts';

interface KitZipProps {
  logo: ZippedLogo;
  /** Files in it; null until that is known. */
  count: number | null;
  /** Why this browser makes no PNG; null where it does. */
  lacksPixels: string | null;
  /** What is on stage is not saved yet. */
  isUnsaved: boolean;
}

/** All files in one: what it holds, how far it is, and what became of it. */
export function KitZip({ logo, count, lacksPixels, isUnsaved }: KitZipProps) {
  const last = useStore($kitZip);
  const zip = last?.of === zipKey(logo) ? last : null;
  const isMaking = zip?.state === 'making';
  const what = `Brand kit, all ${count ?? ''} files`.replace('  ', ' ');
  return (
    <section className="kit-zip" aria-label="Brand kit">
      <div className="kit-zip-head">
        <div>
          <h3 className="kit-zip-title">
            {what} <Badge kind="pro" />
          </h3>
          <p className="small muted">
            One ZIP in folders, with an index, the licence card and the licences of the typefaces.
          </p>
        </div>
        {isMaking ? (
          <Button onClick={dropZip}>Cancel</Button>
        ) : (
          <Button
            variant="go"
            icon={Package}
            onClick={() => makeZip(logo)}
            {...(lacksPixels !== null && { disabledReason: lacksPixels })}
            {...(count === null && { disabledReason: 'The list of files is being made' })}
          >
            Download ZIP
          </Button>
        )}
      </div>
      {isUnsaved && (
        <p className="small muted">
          The files show what is on stage. Save it first if the licence card should name your last changes.
        </p>
      )}
      <Outcome zip={zip} onRetry={() => makeZip(logo)} />
    </section>
  );
}

function Outcome({ zip, onRetry }: { zip: KitZipState | null; onRetry: () => void }) {
  return (
    <>
      {zip?.state === 'making' && <Course {...zip} />}
      <p className={zip?.state === 'done' ? 'small' : 'sr'} role="status">
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
      {zip?.state === 'failed' && <Failure error={zip.error} retry={onRetry} />}
    </>
  );
}

function Course({ progress }: Extract<KitZipState, { state: 'making' }>) {
  const words = progress ? `File ${progress.done + 1} of ${progress.count}` : 'Asking for the licence card';
  return (
    <div className="kit-course">
      <Progress
        label="Making the ZIP"
        value={progress ? progress.done : null}
        {...(progress && { max: progress.count })}
        valueText={words}
        tone="signal"
      />
      <p className="micro muted" aria-hidden="true">
        <span className="num">{words}</span>
        {progress && `: ${progress.path}`}
      </p>
    </div>
  );
}
