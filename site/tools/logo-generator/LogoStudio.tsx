import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import type { ToolId } from '#core/tools/index.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { $credits, $generatedContent } from '#site/lib/account-data.store.ts';
import { $adopted } from '#site/lib/adopted.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { isNarrow, useNarrow } from '#site/lib/use-narrow.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { CreditBadge } from '../shell/CreditBadge.tsx';
import { isSaidBeside } from '../shell/failure-words.ts';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { briefOf } from './brief/brief-draft.ts';
import { draftOf } from './brief/read-draft.ts';
import { BRIEF_INPUTS, StudioBrief } from './brief/StudioBrief.tsx';
import { nextBrief } from './brief/use-next-brief.ts';
import { ConceptsToCome, ConceptsUnderWay } from './ConceptsToCome.tsx';
import { useDesigns } from './designer/use-designs.ts';
import { PaneToCome } from './PaneToCome.tsx';
import { $likesAsked, brief, COST, followAddress, goTo, opened, run } from './studio.ts';
import { takeBackBrief } from './take-back-brief.ts';
import { useKeptBrief } from './use-kept-brief.ts';
import { WhatYouGet } from './WhatYouGet.tsx';
import './studio.css';
import './concepts.css';
import './pane.css';

const TOOL: ToolId = 'logo-generator';
const SCREEN = logoGeneratorFacts.path;

const LivePreview = late(async () => (await import('./designer/LivePreview.tsx')).LivePreview);
const RunFailure = late(async () => (await import('../shell/RunFailure.tsx')).RunFailure);
const openParts = () => import('./OpenParts.tsx');
const OpenResults = late(async () => (await openParts()).OpenResults);
const OpenPlaces = late(async () => (await openParts()).OpenPlaces);
const OpenPane = late(async () => (await openParts()).OpenPane);
const LogoStrip = late(async () => (await import('./LogoStrip.tsx')).LogoStrip);

function bringIntoView(part: HTMLElement | null): void {
  if (isNarrow()) part?.scrollIntoView();
}

/** Concepts that are drawn live: two rows, and beside an open logo one. */
const LIVE = 6;
const LIVE_BESIDE = 3;

/** What is said aloud as a run goes on; a failure speaks for itself. */
const NEWS = { idle: '', running: 'Drawing twelve concepts', done: 'Twelve concepts are drawn', failed: '' };

/** The logo generator: brief, twelve concepts, the one on stage, and earlier logos. */
export function LogoStudio() {
  const now = useStore(run.$run, { ssr: 'initial' });
  const draft = useStore(brief.$draft, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const content = useQuery($generatedContent);
  const opening = useStore(opened.$opened, { ssr: 'initial' });
  const likes = useStore($likesAsked, { ssr: 'initial' });
  const logo = opening.state === 'ready' ? opening.generation : null;
  const narrow = useNarrow();
  const results = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  // What was designed before there was an account has become a logo of it.
  const adopted = useStore($adopted, { ssr: 'initial' });
  useEffect(() => {
    if (adopted?.tool === TOOL && opened.$opened.get().state === 'none') goTo(adopted.id);
  }, [adopted]);

  // What the account could not take over is a draft in it.
  const isSignedIn = session.status === 'user';
  useEffect(() => {
    if (isSignedIn) takeBackBrief();
  }, [isSignedIn]);

  const isRunning = now.state === 'running';
  const failure = now.state === 'failed' && !isSaidBeside(now.error, BRIEF_INPUTS) ? now : null;
  const isVisitor = session.status === 'visitor';
  const known = credits.state === 'ready' ? credits.data : null;
  const engine = tools.state === 'ready' ? tools.data.tools.find(({ id }) => id === TOOL)?.engine : undefined;
  const drawn = logo ? draftOf(logo.input) : null;
  const { next, isDrawn } = nextBrief(draft, drawn);
  const isLive = draft.name.trim() !== '' && !isDrawn && opening.state !== 'loading';
  const liveCount = logo ? LIVE_BESIDE : LIVE;
  const designs = useDesigns(isLive ? briefOf(next) : null, liveCount);
  const isKept = useKeptBrief(isVisitor && designs.state === 'ready' ? briefOf(next) : null);
  // Nothing else stands in the middle then.
  const isLiveAlone = isLive && !narrow && (opening.state === 'none' || isRunning);
  const logos = content.state === 'ready' ? content.data.filter(({ type }) => type === 'logo') : [];

  // What will be open is loaded beside the answer that it waits for.
  const isComing = isRunning || opening.state === 'loading';
  useEffect(() => {
    if (isComing) openParts().catch(() => {});
  }, [isComing]);

  // On a phone what a press brings may stand out of sight.
  useEffect(() => {
    if (now.state !== 'idle' && (now.state !== 'failed' || failure)) bringIntoView(results.current);
  }, [now.state, failure]);

  // What is like it is drawn at the top of the middle.
  useEffect(() => {
    if (likes > 0 && !isNarrow()) results.current?.scrollIntoView();
  }, [likes]);

  const live = (look: 'twelve' | 'row' | 'strip') => (
    <Suspense fallback={look === 'twelve' && <ConceptsUnderWay words="Drawing" />}>
      <LivePreview designs={designs} count={liveCount} look={look} isDrawing={isRunning} />
    </Suspense>
  );

  function middle() {
    if (isRunning) return <ConceptsUnderWay words="Drawing" />;
    if (opening.state === 'loading') return <ConceptsUnderWay words="Opening" />;
    // On a phone the preview stands inside the brief.
    if (opening.state === 'none') return isLive ? null : <ConceptsToCome />;
    return (
      <Suspense fallback={<ConceptsUnderWay words="Opening" />}>
        <OpenResults onPress={() => bringIntoView(pane.current)} />
      </Suspense>
    );
  }

  return (
    <ToolShell
      title="Logo studio"
      price={offerWords(COST, 'for twelve', known)}
      engine={engine}
      aside={<CreditBadge credits={known} isVisitor={isVisitor} />}
    >
      <p className="sr" role="status">
        {NEWS[now.state]}
      </p>
      <div className="studio">
        <StudioBrief
          drawn={drawn}
          refusal={designs.refusal}
          preview={isLive && narrow ? live('strip') : null}
          credits={known}
          isVisitor={isVisitor}
          isKept={isKept}
          screen={SCREEN}
        />
        <section ref={results} className="results" aria-label="Concepts" aria-busy={isRunning}>
          {failure && (
            <Suspense>
              <RunFailure error={failure.error} screen={SCREEN} onRetry={run.retry} onDismiss={run.dismiss} />
            </Suspense>
          )}
          {isLive && !narrow && live(isLiveAlone ? 'twelve' : 'row')}
          {!isLiveAlone && middle()}
        </section>
        <div ref={pane} className="pane-place">
          {logo ? (
            <Suspense fallback={<PaneToCome />}>
              {/* One amber button: using it, unless another brief waits to be drawn. */}
              <OpenPane isNext={isDrawn} />
            </Suspense>
          ) : isComing ? (
            <PaneToCome />
          ) : (
            <WhatYouGet />
          )}
        </div>
        {logo && !isRunning && !isLiveAlone && (
          <div className="places-place">
            <Suspense>
              <OpenPlaces />
            </Suspense>
          </div>
        )}
      </div>
      {logos.length > 0 && (
        <Suspense>
          <LogoStrip logos={logos} openId={logo?.id ?? null} onOpen={goTo} />
        </Suspense>
      )}
    </ToolShell>
  );
}
