import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { $question } from './ask-before-saving.store.ts';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);

/** Asks before a contract that is out for signature is saved over. */
export function AskBeforeSaving() {
  const question = useStore($question, { ssr: 'initial' });
  if (!question) return null;
  const { version, clientSigned, answer } = question;
  const signed = clientSigned
    ? ` ${clientSigned} has signed that version, and would have to sign again.`
    : '';
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(isOpen) => !isOpen && answer(false)}
        title="This contract is out for signature"
        text={`Saving makes version ${version} void, and its link says so.${signed} You can send the new version right after.`}
        confirm="Save new version"
        onConfirm={() => answer(true)}
      />
    </Suspense>
  );
}
