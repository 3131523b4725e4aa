import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ToolId } from '#core/tools/index.ts';
import { $credits, $generatedContent } from '#site/lib/account-data.store.ts';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { CreditBadge } from '../shell/CreditBadge.tsx';
import { isSaidBeside } from '../shell/failure-words.ts';
import { offerWords } from '../shell/price-words.ts';
import { RunFailure } from '../shell/RunFailure.tsx';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { draftOf, sameWords } from './brief-draft.ts';
import { ConceptPane } from './ConceptPane.tsx';
import { keepConcept } from './edit-logo.ts';
import { KeepButton } from './KeepButton.tsx';
import { LogoStrip } from './LogoStrip.tsx';
import { PaneToCome } from './PaneToCome.tsx';
import { Results } from './Results.tsx';
import { BRIEF_INPUTS, StudioBrief } from './StudioBrief.tsx';
import { brief, COST, followAddress, goTo, opened, run } from './studio.ts';
import { useOpenLogo } from './use-open-logo.ts';
import { WhatYouGet } from './WhatYouGet.tsx';
import './studio.css';
import './brief.css';
import './concepts.css';
import './pane.css';

const TOOL: ToolId = 'logo-generator';
const SCREEN = '/logo-generator';

function bringIntoView(part: HTMLElement | null): void {
  if (matchMedia('(max-width: 800px)').matches) part?.scrollIntoView();
}

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
  const isOpening = useStore(opened.$opened, { ssr: 'initial' }).state === 'loading';
  const open = useOpenLogo();
  const results = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  const isRunning = now.state === 'running';
  const failure = now.state === 'failed' && !isSaidBeside(now.error, BRIEF_INPUTS) ? now : null;
  const isVisitor = session.status === 'visitor';
  const known = credits.state === 'ready' ? credits.data : null;
  const engine = tools.state === 'ready' ? tools.data.tools.find(({ id }) => id === TOOL)?.engine : undefined;
  const drawn = open ? draftOf(open.logo.input) : null;
  const logos = content.state === 'ready' ? content.data.filter(({ type }) => type === 'logo') : [];

  // On a phone what a press brings may stand out of sight.
  useEffect(() => {
    if (isRunning || failure) bringIntoView(results.current);
  }, [isRunning, failure]);

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
        <StudioBrief drawn={drawn} credits={known} isVisitor={isVisitor} screen={SCREEN} />
        <section ref={results} className="results" aria-label="Concepts" aria-busy={isRunning}>
          {failure && (
            <RunFailure error={failure.error} screen={SCREEN} onRetry={run.retry} onDismiss={run.dismiss} />
          )}
          <Results open={open} isRunning={isRunning} onPress={() => bringIntoView(pane.current)} />
        </section>
        <div ref={pane} className="pane-place">
          {open ? (
            <ConceptPane key={open.logo.id} open={open}>
              <KeepButton
                isKept={open.selected.id === open.kept}
                // One amber button: keeping, unless another brief waits to be drawn.
                isNext={drawn !== null && sameWords(draft, drawn)}
                title={open.logo.title}
                onKeep={() => keepConcept(open.logo, open.selected.id)}
              />
            </ConceptPane>
          ) : isRunning || isOpening ? (
            <PaneToCome />
          ) : (
            <WhatYouGet />
          )}
        </div>
      </div>
      {logos.length > 0 && <LogoStrip logos={logos} openId={open?.logo.id ?? null} onOpen={goTo} />}
    </ToolShell>
  );
}
