import { useState } from 'react';
import type { RecipientLink } from '#core/press-kit-link.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { isGone, linksOf, refreshPage } from './page.store.ts';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

interface EndLinkProps {
  generationId: string;
  link: RecipientLink;
  onClose: (isDone: boolean) => void;
}

/** Why nothing was done to a link. */
export function sayNotDone(error: unknown): void {
  if (!isGone(error)) {
    showToast({ tone: 'danger', title: 'The link is as it was', text: problemOf(error) });
    return;
  }
  void refreshPage();
  showToast({ title: 'This link was deleted' });
}

/** One try of what was asked: whether it is under way, and how to begin. */
function useEnding(end: () => Promise<void>, onClose: EndLinkProps['onClose']) {
  const [isBusy, setIsBusy] = useState(false);
  async function run(): Promise<void> {
    setIsBusy(true);
    try {
      await end();
      onClose(true);
    } catch (error) {
      sayNotDone(error);
      onClose(false);
    }
  }
  return {
    ...{ danger: true, open: true, busy: isBusy },
    onOpenChange: (isOpen: boolean) => !isOpen && onClose(false),
    onConfirm: () => void run(),
  };
}

/** Asks before a link is revoked that this account could not open again: without Pro. */
export function RevokeLink({ generationId, link, onClose }: EndLinkProps) {
  const ending = useEnding(async () => {
    await linksOf(generationId).revoke(link, true);
    showToast({ title: `The link for ${link.recipient} is revoked` });
  }, onClose);
  return (
    <ConfirmDialog
      {...ending}
      title={`Revoke the link for ${link.recipient}?`}
      text="On Free it can't be opened again. Renewing needs Pro."
      confirm="Revoke link"
    />
  );
}

export function DeleteLink({ generationId, link, onClose }: EndLinkProps) {
  const ending = useEnding(() => linksOf(generationId).remove(link), onClose);
  return (
    <ConfirmDialog
      {...ending}
      title={`Delete the link for ${link.recipient}?`}
      text="The record of what was read goes too. This can't be undone."
      confirm="Delete link"
    />
  );
}
