import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Picture from 'lucide-react/icons/image';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';
import { dateInYear } from '#core/day-words.ts';
import type { GigFile } from '#core/gigs/gig.ts';
import { bytesWords } from '#core/size-words.ts';
import { localDay } from '#site/lib/local-day.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { noteSave } from '../../state/gigs.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';

const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

/** A file, to be downloaded or deleted. */
export function FileRow({ file }: { file: GigFile }) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState<'download' | 'delete' | null>(null);
  const { id, name, type, size, createdAt } = file;
  const Sign = type === 'application/pdf' ? FileText : Picture;
  const added = dateInYear(localDay(new Date(createdAt)), localDay(new Date()));

  async function download(): Promise<void> {
    setBusy('download');
    try {
      const reply = await trackerCall('gigFile', { params: { id } });
      saveFile(await reply.blob(), name);
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not downloaded', text: problemOf(error) });
    }
    setBusy(null);
  }

  async function remove(): Promise<void> {
    setBusy('delete');
    try {
      await trackerCall('deleteGigFile', { params: { id } });
      setAsked(false);
      showToast({ tone: 'ok', title: 'File deleted', text: name });
      noteSave();
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not deleted', text: problemOf(error) });
    }
    setBusy(null);
  }

  return (
    <li className="gig-file" data-item>
      <Sign className="i i16" aria-hidden="true" />
      <div>
        <b>{name}</b>
        <span className="num">
          {KINDS[type] ?? 'File'} {bytesWords(size)}, {added}
        </span>
      </div>
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: Download, iconOnly: true, busy: busy === 'download' }}
        onClick={() => void download()}
      >
        {`Download ${name}`}
      </Button>
      <Button
        {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
        data-item-control
        onClick={() => setAsked(true)}
      >
        {`Delete ${name}`}
      </Button>
      <ConfirmDialog
        danger
        open={isAsked}
        onOpenChange={setAsked}
        title={`Delete ${name}?`}
        text="The file can't be restored. The gig stays as it is."
        confirm="Delete"
        busy={busy === 'delete'}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
