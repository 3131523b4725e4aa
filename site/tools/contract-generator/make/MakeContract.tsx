import { useStore } from '@nanostores/react';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import type { Credits } from '#core/credits.ts';
import { fileUrl } from '#core/generation.ts';
import { bytesWords } from '#core/size-words.ts';
import { CONTRACT_FILE } from '#core/tools/contract-generator/tool.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { MakeButton } from '../../shell/document/MakeButton.tsx';
import { showField } from '../check/show-field.ts';
import { form, studio } from '../studio.ts';

const VersionsDialog = late(
  async () => (await import('../../shell/document/VersionsDialog.tsx')).VersionsDialog,
);

const WORDS = {
  make: 'Make contract',
  update: 'Update contract',
  isNow: 'Your PDF shows the contract as it is now',
};

/** The button that makes the contract on the desk, or brings its document up to date. */
export const MakeContractButton = ({ credits }: { credits: Credits | null }) => (
  <MakeButton
    {...{ studio, form, credits, words: WORDS }}
    onMake={() => void studio.make(() => form.whole(showField))}
  />
);

/** Making the contract, and once it is made, its document and versions. */
export function MakeContract({ credits }: { credits: Credits | null }) {
  const opened = useStore(studio.made.$opened, { ssr: 'initial' });
  const isCurrent = useStore(form.$isCurrent, { ssr: 'initial' });
  const [isOpen, setIsOpen] = useState(false);
  const generation = opened.state === 'ready' ? opened.generation : null;
  const file = generation?.files.find(({ name }) => name === CONTRACT_FILE);
  if (opened.state === 'failed')
    return (
      <ErrorState
        title="We couldn't load your PDF"
        reason={problemOf(opened.error)}
        onRetry={() => void studio.made.reload()}
      />
    );
  return (
    <div className="check-act">
      <MakeContractButton credits={credits} />
      {generation && file && (
        <div className="check-files">
          <a className="btn sm has-i" href={`${fileUrl(generation.id, CONTRACT_FILE)}?download=1`} download>
            <Download className="i" aria-hidden="true" />
            <span>
              PDF <span className="num">{bytesWords(file.size)}</span>
            </span>
          </a>
          <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
            {`Version ${generation.version}`}
          </Button>
        </div>
      )}
      <p className="small" role="status">
        {generation === null ? (
          <span className="muted">
            Changes after that are free: each update is a version you can go back to.
          </span>
        ) : !isCurrent ? (
          <StateLabel state="waiting">You've changed the contract since. Update it.</StateLabel>
        ) : (
          <StateLabel state="ok">The PDF shows the contract as it is now.</StateLabel>
        )}
      </p>
      {generation && isOpen && (
        <Suspense>
          <VersionsDialog {...{ studio, form, generation }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
