import { useStore } from '@nanostores/react';
import Bell from 'lucide-react/icons/bell';
import Copy from 'lucide-react/icons/copy';
import PenLine from 'lucide-react/icons/pen-line';
import { Suspense, useState } from 'react';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { form } from '../studio.ts';
import { goToStatus } from './EnvelopeStatus.tsx';
import { refreshEnvelope, signingOf } from './envelope.store.ts';
import { takeBackWords } from './signing-words.ts';

const ConfirmDialog = late(async () => (await import('#site/ui/ConfirmDialog.tsx')).ConfirmDialog);
const SignerDialog = late(async () => (await import('./SignerDialog.tsx')).SignerDialog);

interface OutActionsProps {
  generationId: string;
  envelope: EnvelopeView;
}

/** What the artist can do with a contract, or an addendum, that is out. */
export function OutActions({ generationId, envelope }: OutActionsProps) {
  const isCurrent = useStore(form.$isCurrent, { ssr: 'initial' });
  const [asked, setAsked] = useState<'signer' | 'withdraw' | null>(null);
  const [busy, setBusy] = useState<'remind' | 'withdraw' | null>(null);
  const { id, version, addendum, mayRemind, signers } = envelope;
  const { client, artist } = signers;
  const signing = signingOf(generationId);
  const back = takeBackWords(envelope);

  /** Does it, and says why if it couldn’t be done; true once it is. */
  async function act(what: 'remind' | 'withdraw', failed: string): Promise<boolean> {
    setBusy(what);
    try {
      await signing[what](id);
      return true;
    } catch (error) {
      showToast({ tone: 'danger', title: failed, text: problemOf(error) });
      void refreshEnvelope();
      return false;
    } finally {
      setBusy(null);
    }
  }

  async function remind(): Promise<void> {
    if (await act('remind', 'No reminder sent'))
      showToast({ tone: 'ok', title: `Reminder on its way to ${client.name}` });
  }

  async function withdraw(): Promise<void> {
    const isDone = await act('withdraw', back.failed);
    setAsked(null);
    if (isDone) goToStatus(envelope);
  }

  return (
    <>
      <div className="signing-out">
        {isCurrent === false && !addendum && openProposals(envelope).length === 0 && (
          <StateLabel state="nothing">
            Your latest changes aren't in it. Updating the contract makes version {version} void.
          </StateLabel>
        )}
        {artist.isTurn && artist.url && (
          <Button variant="go" icon={PenLine} href={artist.url} target="_blank" full>
            Sign now<span className="sr"> in a new tab</span>
          </Button>
        )}
        {!client.signedAt && (
          <div className="signing-ways">
            {client.url && <CopyLink url={client.url} />}
            {client.isTurn && (
              <Button
                size="sm"
                icon={Bell}
                busy={busy === 'remind'}
                onClick={() => void remind()}
                {...(!mayRemind && { disabledReason: 'They had a mail from us within the last day' })}
              >
                Remind now
              </Button>
            )}
          </div>
        )}
        <div className="signing-ways">
          {!client.signedAt && (
            <Button size="sm" variant="quiet" onClick={() => setAsked('signer')}>
              Change who signs
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setAsked('withdraw')}>
            Take it back
          </Button>
        </div>
      </div>
      <Suspense>
        {asked === 'signer' && (
          <SignerDialog {...{ generationId, envelope }} onClose={() => setAsked(null)} />
        )}
        {asked === 'withdraw' && (
          <ConfirmDialog
            danger
            open
            busy={busy === 'withdraw'}
            onOpenChange={(isOpen) => !isOpen && setAsked(null)}
            title={back.title}
            text={back.text}
            confirm="Take it back"
            onConfirm={() => void withdraw()}
          />
        )}
      </Suspense>
    </>
  );
}

const CopyLink = ({ url }: { url: string }) => (
  <Button
    size="sm"
    icon={Copy}
    onClick={() => void copyAndSay(url, { title: 'Link copied', text: 'Send it in any chat or mail.' })}
  >
    Copy link
  </Button>
);
