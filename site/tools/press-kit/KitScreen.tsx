import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import { Suspense, useEffect, useRef } from 'react';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import type { Lint } from '#core/tools/press-kit/lint-kit.ts';
import { SECTION_IDS, SECTIONS, type SectionId } from '#core/tools/press-kit/sections.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { InView } from '../shell/InView.tsx';
import { NotHere, NotOpened } from '../shell/NotHere.tsx';
import { RunFailure } from '../shell/RunFailure.tsx';
import { KitSwitch } from './draft/KitSwitch.tsx';
import { SaveState } from './draft/SaveState.tsx';
import { FilesPanel } from './make/FilesPanel.tsx';
import { MakeButton } from './make/MakeButton.tsx';
import { ScoreStrip } from './score/ScoreStrip.tsx';
import { useLint } from './score/use-lint.ts';
import { $section, followSection } from './sections/open-section.store.ts';
import { SectionBody } from './sections/SectionBody.tsx';
import { SectionList } from './sections/SectionList.tsx';
import { forgetFields } from './sections/use-kit.ts';
import { $opening, beginKit, desk, followAddress, followStep, run } from './studio.ts';

const PreviewPanel = late(async () => (await import('./preview/PreviewPanel.tsx')).PreviewPanel);

const PublishPanel = late(async () => (await import('./publish/PublishPanel.tsx')).PublishPanel);

const NEWS = { idle: '', running: 'Making your press kit', done: 'Your press kit is made', failed: '' };

/** The desk of the kit that the address names: score, sections, the one that is filled in, the pages, and the files. */
export function KitScreen() {
  const opening = useStore($opening, { ssr: 'initial' });
  const now = useStore(run.$run, { ssr: 'initial' });
  const draft = useStore(desk.$draft, { ssr: 'initial' });

  useEffect(() => {
    const follow = () => void followStep();
    const save = () => void desk.save();
    const leave = () => document.hidden && save();
    followSection();
    void followStep();
    addEventListener('popstate', follow);
    addEventListener('hashchange', followSection);
    addEventListener('online', save);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', followSection);
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);

  return (
    <>
      <p className="sr" role="status">
        {NEWS[now.state]}
      </p>
      {now.state === 'failed' && now.input.draftId === draft?.id && (
        <InView>
          <RunFailure
            error={now.error}
            screen={pressKitFacts.path}
            kept="kit"
            onRetry={() => void run.retry()}
            onDismiss={run.dismiss}
          />
        </InView>
      )}
      {opening.state === 'ready' && <KitDesk />}
      {opening.state === 'loading' && <Skeleton height={480} />}
      {opening.state === 'missing' && <NotHere thing="press kit" onNew={() => void startAnother()} />}
      {opening.state === 'failed' && (
        <NotOpened thing="press kit" error={opening.error} onRetry={() => void followAddress()} />
      )}
    </>
  );
}

const startAnother = (): Promise<void> =>
  beginKit().catch((error: unknown) =>
    showToast({ tone: 'danger', title: "We couldn't start a new kit", text: problemOf(error) }),
  );

function KitDesk() {
  const lint = useLint();
  const section = useStore($section, { ssr: 'initial' });
  const credits = useQuery($credits);
  const known = credits.state === 'ready' ? credits.data : null;
  const id = useStore(desk.$draft, { ssr: 'initial' })?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kit is on the desk
  useEffect(forgetFields, [id]);

  return (
    <div className="kit-desk">
      <div className="kit-head">
        <KitSwitch />
        <SaveState />
        <span className="kit-head-make">
          <MakeButton credits={known} />
        </span>
      </div>
      <ScoreStrip lint={lint} />
      <div className="kit-grid">
        <div className="kit-left">
          <SectionList lint={lint} />
        </div>
        <OpenSection id={section} lint={lint} />
        <div className="kit-right">
          <Suspense fallback={<Skeleton height={560} />}>
            <PreviewPanel />
          </Suspense>
          <FilesPanel />
        </div>
      </div>
      <Suspense fallback={<Skeleton height={200} />}>
        <PublishPanel />
      </Suspense>
      <div className="kit-bar">
        <span>
          <b className="num">{lint.score}</b>
          <em className="micro muted">of 100</em>
        </span>
        <Button icon={Eye} iconOnly href="#preview">
          Preview
        </Button>
        <MakeButton credits={known} />
      </div>
    </div>
  );
}

function OpenSection({ id, lint }: { id: SectionId; lint: Lint }) {
  const place = useRef<HTMLDivElement>(null);
  const at = SECTION_IDS.indexOf(id);
  const next = SECTION_IDS[at + 1];

  // On a phone the section stands below the list that it was chosen in, where it may be open already.
  useEffect(() => {
    const show = () => {
      const isSection = SECTION_IDS.some((section) => location.hash === `#${section}`);
      if (isSection && matchMedia('(max-width: 800px)').matches) place.current?.scrollIntoView();
    };
    const showAgain = ({ target }: Event) => {
      if ((target as Element).closest?.('a')?.getAttribute('href') === location.hash) show();
    };
    show();
    addEventListener('hashchange', show);
    addEventListener('click', showAgain);
    return () => {
      removeEventListener('hashchange', show);
      removeEventListener('click', showAgain);
    };
  }, []);

  return (
    <div ref={place} className="kit-open">
      <Panel
        title={
          <span className="kit-open-title">
            <CueChip on>{at + 1}</CueChip> {SECTIONS[id].name}
          </span>
        }
        aside={
          lint.missing[id] > 0 && <span className="small muted num">−{lint.missing[id]} of the score</span>
        }
      >
        <Suspense fallback={<Skeleton height={320} />}>
          <SectionBody key={id} id={id} />
        </Suspense>
      </Panel>
      {next && (
        <a className="kit-next" href={`#${next}`}>
          <CueChip>{at + 2}</CueChip>
          <span className="kit-next-words">
            <b>{SECTIONS[next].name}</b>
            <em className="muted">Next section</em>
          </span>
          <ArrowRight className="i" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
