import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useRef, useState } from 'react';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';
import { FileRow } from './FileRow.tsx';
import { FILE_LIMIT, useUploads } from './use-uploads.ts';
import './files-panel.css';

const TAKEN = 'application/pdf,image/jpeg,image/png,image/webp';

/** What is kept with a gig: riders, tickets, receipts. */
export function FilesPanel({ gig, details: { files, isPartial } }: { gig: Gig; details: GigDetailsShown }) {
  const [isOver, setOver] = useState(false);
  const id = useFocusStays({ id: 'files' });
  const input = useRef<HTMLInputElement>(null);
  const { upload, progress, problems, clear } = useUploads(gig.id, files.length);
  const isFull = files.length >= GIG_MOST.files;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    upload([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={cx('gig-files', isOver && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      <Panel
        id={id}
        title="Files"
        aside={
          <Button
            size="sm"
            variant="quiet"
            icon={Upload}
            data-item-add
            busy={progress !== null}
            onClick={() => input.current?.click()}
            {...(isFull && { disabledReason: `You can add up to ${GIG_MOST.files} files. Delete one first` })}
          >
            Upload
          </Button>
        }
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          accept={TAKEN}
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        {progress && (
          <div className="gig-files-progress">
            <Progress
              label="Uploading"
              value={progress.of > 1 ? progress.done : null}
              max={progress.of}
              valueText={`${progress.done} of ${progress.of} files`}
            />
            <p className="small muted" role="status">
              Uploading {progress.name}
            </p>
          </div>
        )}
        {problems.length > 0 && (
          <div className="gig-files-problems" role="alert">
            {problems.map((problem) => (
              <p key={problem} className="err">
                {problem}
              </p>
            ))}
            <Button size="sm" variant="quiet" onClick={clear}>
              Close
            </Button>
          </div>
        )}
        <ul className="gig-files-list">
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
        <p className="gig-files-hint small muted">
          {isPartial && "You're offline, and the files of this gig aren't on this device. "}
          {!isPartial && files.length === 0 && 'Keep the rider, tickets and receipts here. '}
          Drop PDF, JPEG, PNG or WebP here, up to {FILE_LIMIT} each.
        </p>
      </Panel>
    </div>
  );
}
