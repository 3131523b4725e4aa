import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { bytesWords } from '#core/size-words.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Problem } from '../../lib/Problem.tsx';
import { $export, cancelExport, goOn, startExport } from './export.store.ts';
import type { ExportProgress } from './gather-export.ts';

/** Everything that the account holds, as one ZIP. */
export function ExportPanel() {
  const now = useStore($export);
  const start = () => startExport(new Date());
  return (
    <Panel title="Take everything with you" id="export" padded>
      <div className="data-part">
        <p className="muted">
          One ZIP with every file that you made or uploaded, and every record about you as JSON: profile,
          ledger, activities, conversation, consents. It is packed on this device.
        </p>
        <Problem text={now.state === 'failed' ? `${now.reason}.` : null} />
        {now.state === 'making' && <Making progress={now.progress} />}
        {now.state === 'lacking' && <Lacking missing={now.missing} />}
        {now.state === 'done' && <Made file={now.file} name={now.name} />}
        {(now.state === 'none' || now.state === 'failed') && (
          <Button icon={Download} onClick={start}>
            {now.state === 'none' ? 'Export everything' : 'Try again'}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function wordsOf(progress: ExportProgress | null): string {
  if (!progress || progress.part === 'records') return 'Reading your records';
  const { done, count, bytes } = progress;
  return `${done} of ${count} files, ${bytesWords(bytes)}`;
}

function Making({ progress }: { progress: ExportProgress | null }) {
  const isReading = !progress || progress.part === 'records' || progress.count === 0;
  return (
    <>
      <Progress
        label="Export"
        value={isReading ? null : progress.done}
        max={isReading ? 1 : progress.count}
        valueText={wordsOf(progress)}
      />
      <div className="data-ways">
        <Button onClick={cancelExport}>Cancel</Button>
        <span className="small muted num" aria-hidden="true">
          {wordsOf(progress)}
        </span>
      </div>
    </>
  );
}

function Lacking({ missing }: { missing: number }) {
  return (
    <>
      <p role="status">
        {missing === 1 ? 'One file' : `${missing} files`} did not come; everything else is packed.
      </p>
      <div className="data-ways">
        <Button variant="go" onClick={() => goOn({ again: true })}>
          Ask again
        </Button>
        <Button onClick={() => goOn({ again: false })}>Finish without</Button>
        <Button variant="quiet" onClick={cancelExport}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function Made({ file, name }: { file: Blob; name: string }) {
  return (
    <div className="data-ways" role="status">
      <Button variant="go" icon={Download} onClick={() => saveFile(file, name)}>
        Save {name}
      </Button>
      <span className="small muted num">{bytesWords(file.size)}</span>
      <Button variant="quiet" onClick={cancelExport}>
        Forget it
      </Button>
    </div>
  );
}
