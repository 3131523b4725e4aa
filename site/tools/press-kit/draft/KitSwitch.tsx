import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';
import { draftTitle } from '#core/press-kit-draft.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Menu, type MenuItem } from '#site/ui/Menu.tsx';
import { useKit } from '../sections/use-kit.ts';
import { $drafts, desk, goToKit } from '../studio.ts';

/** The kits of the account: which one is on the desk, and the ways to another. */
export function KitSwitch() {
  const kit = useKit();
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  const drafts = useQuery($drafts);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const others = drafts.state === 'ready' ? drafts.data.drafts.filter(({ id }) => id !== draft?.id) : [];

  async function copy(): Promise<void> {
    try {
      await desk.save();
      const title = `${draftTitle(kit)} copy`.slice(0, 60);
      const { draft: made } = await call('addPressKitDraft', {
        body: { kit: { ...kit, title }, generationId: null },
      });
      refresh('pressKitDrafts');
      await goToKit(made.id);
      showToast({ tone: 'ok', title: 'Copied', text: 'This is the copy.' });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not copied', text: problemOf(error) });
    }
  }

  async function remove(): Promise<void> {
    if (!draft?.id) return;
    setIsDeleting(true);
    try {
      await call('deletePressKitDraft', { params: { id: draft.id } });
      refresh('pressKitDrafts');
      showToast({ tone: 'ok', title: `${draftTitle(kit)} is deleted` });
      desk.open({ ...draft, id: null });
      await goToKit(others[0]?.id ?? 'new');
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not deleted', text: problemOf(error) });
    } finally {
      setIsDeleting(false);
      setIsAsking(false);
    }
  }

  const items: MenuItem[] = [
    ...(others.length > 0 ? [{ heading: 'Your other kits' }] : []),
    ...others.map(({ id, title }) => ({ label: title, onSelect: () => void goToKit(id) })),
    ...(others.length > 0 ? [{ divider: true } as const] : []),
    { label: 'New kit', icon: FilePlus2, onSelect: () => void goToKit('new') },
    { label: 'Copy this kit', icon: Copy, disabled: !draft?.id, onSelect: () => void copy() },
    {
      label: 'Delete this kit',
      icon: Trash,
      tone: 'danger',
      disabled: !draft?.id,
      onSelect: () => setIsAsking(true),
    },
  ];
  return (
    <>
      <Menu
        label="Your press kits"
        trigger={
          <Button size="sm" iconEnd={ChevronDown}>
            {draftTitle(kit)}
          </Button>
        }
        items={items}
      />
      <ConfirmDialog
        danger
        open={isAsking}
        busy={isDeleting}
        onOpenChange={setIsAsking}
        title={`Delete ${draftTitle(kit)}?`}
        text={
          draft?.generationId
            ? 'The draft goes for good. The files that you made of it stay in your library.'
            : 'All that you wrote in it goes for good.'
        }
        confirm="Delete kit"
        onConfirm={() => void remove()}
      />
    </>
  );
}
