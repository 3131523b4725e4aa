import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { draftTitle } from '#core/press-kit-draft.ts';
import { cutTo } from '#core/text.ts';
import { LONGEST, type PressKit } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { useKit } from '../sections/use-kit.ts';
import { beginKit, desk, goToKit, leaveDesk } from '../studio.ts';
import { $drafts } from './drafts.store.ts';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

const notDone =
  (title: string) =>
  (error: unknown): void =>
    showToast({ tone: 'danger', title, text: problemOf(error) });

async function copyKit(kit: PressKit): Promise<void> {
  const id = desk.$draft.get()?.id;
  const title = cutTo(`${draftTitle(kit)} copy`, LONGEST.title);
  await beginKit({ ...kit, title });
  if (desk.$draft.get()?.id !== id)
    showToast({ tone: 'ok', title: 'Copied', text: "You're now editing the copy." });
}

/** Of the choice that begins another kit. */
const NEW = 'new';

const choose = (id: string): void =>
  void (id === NEW ? beginKit().catch(notDone("We couldn't start a new kit")) : goToKit(id));

/** The kits of the account: which one is on the desk, and the ways to another. */
export function KitSwitch() {
  const kit = useKit();
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const drafts = useQuery($drafts);
  const [isAsking, setIsAsking] = useState(false);
  const others = drafts.state === 'ready' ? drafts.data.drafts.filter(({ id }) => id !== draft?.id) : [];
  const here = draft?.id ?? '';
  return (
    <>
      <span className="input-box kit-switch">
        <select
          className="input"
          aria-label="Press kit"
          name="kit"
          value={here}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={here}>{draftTitle(kit)}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={NEW}>New kit</option>
        </select>
        <ChevronDown className="i unit" aria-hidden="true" />
      </span>
      <span className="kit-ways">
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Copy, iconOnly: true }}
          onClick={() => void copyKit(kit).catch(notDone('Not copied'))}
        >
          Copy this kit
        </Button>
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
          onClick={() => setIsAsking(true)}
        >
          Delete this kit
        </Button>
      </span>
      {isAsking && <DeleteDialog title={draftTitle(kit)} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function DeleteDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    if (!draft?.id) return;
    setIsDeleting(true);
    try {
      await call('deletePressKitDraft', { params: { id: draft.id } }).catch((error: unknown) => {
        // Deleted in another window already.
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      });
      await leaveDesk();
      showToast({ tone: 'ok', title: `${title} is deleted` });
    } catch (error) {
      notDone('Not deleted')(error);
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
            ? 'The draft will be deleted. Files you made from it stay in your library.'
            : "Everything you wrote in it will be deleted. This can't be undone."
        }
        confirm="Delete kit"
        onConfirm={() => void remove()}
      />
    </Suspense>
  );
}
