import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import { Suspense, useEffect, useRef } from 'react';
import { LONGEST } from '#core/tools/press-kit/kit.ts';
import type { Lint } from '#core/tools/press-kit/lint-kit.ts';
import { SECTION_IDS, SECTIONS, type SectionId } from '#core/tools/press-kit/sections.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { late } from '#site/lib/late.tsx';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { DocumentHead } from '../shell/document/DocumentHead.tsx';
import { DocumentScreen } from '../shell/document/DocumentScreen.tsx';
import { MakeButton } from '../shell/document/MakeButton.tsx';
import { FilesPanel } from './make/FilesPanel.tsx';
import { ScoreStrip } from './score/ScoreStrip.tsx';
import { useLint } from './score/use-lint.ts';
import { $section, followSection, goToSectionOf } from './sections/open-section.store.ts';
import { SectionBody } from './sections/SectionBody.tsx';
import { SectionList } from './sections/SectionList.tsx';
import { form } from './sections/use-kit.ts';
import { desk, studio } from './studio.ts';
import './studio.css';

const PreviewPanel = late(async () => (await import('./preview/PreviewPanel.tsx')).PreviewPanel);

const PublishPanel = late(async () => (await import('./publish/PublishPanel.tsx')).PublishPanel);

const MAKE_WORDS = {
  make: 'Make press kit',
  update: 'Update files',
  isNow: 'Your files show the kit as it is now',
};

/** The desk of the kit that the address names: score, sections, the one that is filled in, the pages, and the files. */
export function KitScreen() {
  useEffect(() => {
    followSection();
    addEventListener('hashchange', followSection);
    return () => removeEventListener('hashchange', followSection);
  }, []);
  return (
    <DocumentScreen studio={studio}>
      <KitDesk />
    </DocumentScreen>
  );
}

function KitDesk() {
  const lint = useLint();
  const section = useStore($section, { ssr: 'initial' });
  const credits = useQuery($credits);
  const known = credits.state === 'ready' ? credits.data : null;
  const id = useStore(desk.$draft, { ssr: 'initial' })?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kit is on the desk
  useEffect(form.forgetFields, [id]);

  const make = (
    <MakeButton
      {...{ studio, form, credits: known, words: MAKE_WORDS }}
      onMake={() => void studio.make(() => form.whole(goToSectionOf))}
    />
  );
  return (
    <>
      <DocumentHead studio={studio} longestTitle={LONGEST.title}>
        {make}
      </DocumentHead>
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
      <div className="doc-bar">
        <span className="kit-bar-score">
          <b className="num">{lint.score}</b>
          <em className="micro muted">of 100</em>
        </span>
        <Button icon={Eye} iconOnly href="#preview">
          Preview
        </Button>
        {make}
      </div>
    </>
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
