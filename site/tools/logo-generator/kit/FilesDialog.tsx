import { useId, useMemo } from 'react';
import type { Generation } from '#core/generation.ts';
import { FOLDERS, type Folder } from '#core/tools/logo-generator/kit/kit-file.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import { conceptsOf } from '../concepts-of.ts';
import { sameSpec } from '../editor/same-spec.ts';
import { AnySizePng } from './AnySizePng.tsx';
import { FileRow } from './FileRow.tsx';
import { failureOf } from './failure-of.ts';
import { KitZip } from './KitZip.tsx';
import type { ZippedLogo } from './kit-zip.store.ts';
import type { KitContents } from './messages.ts';
import { useContents } from './use-contents.ts';
import { useKitFiles } from './use-kit-files.ts';
import './kit.css';

interface FilesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The concept as it is now, saved or not. */
  spec: LogoSpec;
  conceptId: string;
  logo: Generation;
  artist: string;
}

/** Every file of a logo: one by one, at any size, and all in one ZIP. */
export function FilesDialog({ open, onOpenChange, spec, conceptId, logo, artist }: FilesDialogProps) {
  const saved = conceptsOf(logo).find(({ id }) => id === conceptId)?.saved;
  const zipped = useMemo(
    () => ({ spec, artist, generationId: logo.id, conceptId }),
    [spec, artist, logo.id, conceptId],
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      className="kit-dialog"
      title={`Files of ${artist}`}
      description="Drawn in your browser from the same outlines as the picture on stage. Clear space is part of each logo file."
    >
      <Files logo={zipped} isUnsaved={saved !== undefined && !sameSpec(saved, spec)} />
    </Dialog>
  );
}

function Files({ logo, isUnsaved }: { logo: ZippedLogo; isUnsaved: boolean }) {
  const now = useContents(logo.spec, logo.artist);
  const contents = now.state === 'ready' ? now.contents : null;
  const lacksPixels = contents?.lacksPixels ?? null;
  return (
    <>
      {lacksPixels !== null && (
        <p className="small danger" role="status">
          {lacksPixels}
        </p>
      )}
      <KitZip {...{ logo, contents, isUnsaved }} />
      {now.state === 'loading' && <SkeletonRows rows={6} rowHeight={84} />}
      {now.state === 'failed' && (
        <ErrorState
          title="The files could not be drawn"
          reason={failureOf(now.error, location.pathname + location.search).reason}
          onRetry={now.retry}
        />
      )}
      {contents && (
        <>
          <h3 className="kit-folder">PNG at any size</h3>
          <AnySizePng logo={logo} shapes={contents.shapes} lacksPixels={lacksPixels} />
          {(Object.keys(FOLDERS) as Folder[]).map((folder) => (
            <FolderOf key={folder} folder={folder} contents={contents} logo={logo} />
          ))}
        </>
      )}
    </>
  );
}

interface FolderProps {
  folder: Folder;
  contents: KitContents;
  logo: ZippedLogo;
}

function FolderOf({ folder, contents, logo }: FolderProps) {
  const id = useId();
  const makeFile = useKitFiles(logo);
  return (
    <section aria-labelledby={id}>
      <h3 className="kit-folder" id={id}>
        {FOLDERS[folder]}
      </h3>
      <ul className="kit-rows">
        {contents.items.map(
          (item, index) =>
            item.folder === folder && (
              <FileRow
                key={item.files[0]?.path}
                item={item}
                picture={contents.pictures[index] ?? null}
                artist={logo.artist}
                makeFile={makeFile}
                lacksPixels={contents.lacksPixels}
              />
            ),
        )}
      </ul>
    </section>
  );
}
