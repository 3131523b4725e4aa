import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { draftTitle } from '#core/press-kit-draft.ts';
import { LONGEST, type PressKit } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { useKit } from '../sections/use-kit.ts';
import { desk, goToKit } from '../studio.ts';
import { $drafts } from './drafts.store.ts';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

async function copyKit(kit: PressKit): Promise<void> {
  try {
    await desk.save();
    const title = `${draftTitle(kit)} copy`.slice(0, LONGEST.title);
    const body = { kit: { ...kit, title }, generationId: null };
    const { draft } = await call('addPressKitDraft', { body });
    refresh('pressKitDrafts');
    await goToKit(draft.id);
    showToast({ tone: 'ok', title: 'Copied', text: 'This is the copy.' });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not copied', text: problemOf(error) });
  }
}

/** The kits of the account: which one is on the desk, and the ways to another. */
export function KitSwitch() {
  const kit = useKit();
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const drafts = useQuery($drafts);
  const [isAsking, setIsAsking] = useState(false);
  const others = drafts.state === 'ready' ? drafts.data.drafts.filter(({ id }) => id !== draft?.id) : [];
  const here = draft?.id ?? '';
  const unsaved = draft?.id ? {} : { disabledReason: 'Nothing of it is saved yet' };
  return (
    <>
      <span className="input-box kit-switch">
        <select
          className="input"
          aria-label="Press kit"
          name="kit"
          value={here}
          onChange={({ target }) => void goToKit(target.value)}
        >
          <option value={here}>{draftTitle(kit)}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {draft?.id && <option value="new">New kit</option>}
        </select>
        <ChevronDown className="i unit" aria-hidden="true" />
      </span>
      <span className="kit-ways">
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Copy, iconOnly: true, ...unsaved }}
          onClick={() => void copyKit(kit)}
        >
          Copy this kit
        </Button>
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true, ...unsaved }}
          onClick={() => setIsAsking(true)}
        >
          Delete this kit
        </Button>
      </span>
      {isAsking && (
        <DeleteDialog
          next={others[0]?.id ?? 'new'}
          title={draftTitle(kit)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function DeleteDialog({ next, title, onClose }: { next: string; title: string; onClose: () => void }) {
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    if (!draft?.id) return;
    setIsDeleting(true);
    try {
      await call('deletePressKitDraft', { params: { id: draft.id } });
      refresh('pressKitDrafts');
      desk.clear();
      await goToKit(next);
      showToast({ tone: 'ok', title: `${title} is deleted` });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not deleted', text: problemOf(error) });
    }
    onClose();
  }

  return (
    <Suspense>
      <ConfirmDialog
        danger
        open
        busy={isDeleting}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={`Delete ${title}?`}
        text={
          draft?.generationId
            ? 'The draft goes for good. The files that you made of it stay in your library.'
            : 'All that you wrote in it goes for good.'
        }
        confirm="Delete kit"
        onConfirm={() => void remove()}
      />
    </Suspense>
  );
}
