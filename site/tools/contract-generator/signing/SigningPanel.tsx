import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import type { Generation } from '#core/generation.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { studio } from '../studio.ts';
import { Addenda } from './addenda/Addenda.tsx';
import { takeOverAgreed } from './answer-changes.ts';
import { Comments } from './Comments.tsx';
import { EnvelopeStatus } from './EnvelopeStatus.tsx';
import { $envelope, openEnvelope } from './envelope.store.ts';
import { FormerFiles } from './FormerFiles.tsx';
import { OutActions } from './OutActions.tsx';
import { PastProposals } from './PastProposals.tsx';
import { Proposals } from './Proposals.tsx';
import { RecordedEntries } from './RecordedEntries.tsx';
import { SendForm } from './SendForm.tsx';
import { SignedFile } from './SignedFile.tsx';
import { useFollowed } from './use-followed.ts';
import './signing.css';

const NOTHING_SENT = { envelope: null, addenda: [] };

/** Sends a made contract to be signed, and follows it until both sides have signed. */
export function SigningPanel() {
  const opened = useStore(studio.made.$opened, { ssr: 'initial' });
  const known = useStore($envelope, { ssr: 'initial' });
  const generation = opened.state === 'ready' ? opened.generation : null;
  const now = known?.of === generation?.id ? known : null;
  const { envelope, addenda } = now?.state === 'ready' ? now : NOTHING_SENT;
  useFollowed(
    generation?.id,
    generation?.version,
    [envelope, ...addenda].some((each) => each?.status === 'out' || each?.status === 'signed'),
  );
  const isThere = now?.state === 'ready';
  useEffect(() => {
    // A mail leads here, past what is above.
    if (isThere && location.hash === '#signing') document.getElementById('signing')?.scrollIntoView();
  }, [isThere]);
  if (opened.state === 'failed') return null;

  const state = (): PanelState => {
    if (opened.state === 'none' || opened.state === 'missing')
      return { kind: 'empty', text: 'Make the contract, then send it to be signed.' };
    if (now?.state === 'failed')
      return {
        kind: 'error',
        title: "We couldn't load the signing",
        reason: problemOf(now.error),
        onRetry: () => void openEnvelope(now.of),
      };
    return now?.state === 'ready' ? { kind: 'ready' } : { kind: 'loading', rows: 2 };
  };

  return (
    <Panel
      title="Signing"
      id="signing"
      className="signing"
      state={state()}
      aside={
        <span className="small muted num">
          {envelope ? `Version ${envelope.version}` : 'By a link, no account needed'}
        </span>
      }
    >
      {generation && now?.state === 'ready' && (
        <Signing key={generation.id} {...{ generation, envelope, addenda }} isStale={now.isStale} />
      )}
    </Panel>
  );
}

interface SigningProps {
  generation: Generation;
  envelope: EnvelopeView | null;
  addenda: readonly EnvelopeView[];
  isStale: boolean;
}

function Signing({ generation, envelope, addenda, isStale }: SigningProps) {
  const isBehind = envelope !== null && envelope.contractVersion > generation.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again each time that the envelope is
  useEffect(() => {
    if (isBehind) void studio.made.refresh();
  }, [envelope, isBehind]);
  useLayoutEffect(() => takeOverAgreed(generation), [generation]);
  const send = <SendForm key={generation.version} {...{ generation, envelope }} />;
  if (!envelope) return send;
  const { status } = envelope;
  const isPaused = status === 'out' && openProposals(envelope).length > 0;
  const isSigned = status === 'signed' || status === 'completed';
  return (
    <>
      <EnvelopeStatus {...{ envelope, isStale }}>
        {isPaused && <Proposals {...{ generation, envelope }} />}
      </EnvelopeStatus>
      {status === 'out' && <OutActions generationId={generation.id} envelope={envelope} />}
      {isSigned && <SignedFile envelope={envelope} />}
      {status !== 'out' && !isSigned && send}
      <Addenda
        {...{ generation, envelope, addenda }}
        isChanged={generation.version > envelope.contractVersion}
      >
        {send}
      </Addenda>
      <PastProposals envelope={envelope} />
      <Comments generationId={generation.id} envelope={envelope} />
      <FormerFiles former={envelope.former} />
      <RecordedEntries entries={envelope.entries} />
    </>
  );
}
