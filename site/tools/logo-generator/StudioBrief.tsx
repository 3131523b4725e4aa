import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Credits } from '#core/credits.ts';
import { fieldReason, signInLink } from '../shell/failure-words.ts';
import { priceWords } from '../shell/price-words.ts';
import { BriefForm } from './BriefForm.tsx';
import {
  BLANK_DRAFT,
  type BriefDraft,
  draftOf,
  nextSeed,
  refusalOf,
  sameBrief,
  sameWords,
} from './brief-draft.ts';
import { DrawButton } from './DrawButton.tsx';
import { brief, COST, run } from './studio.ts';

const TEXTS = ['name', 'tagline'] as const;

/** The inputs that show a refusal beside them. */
export const BRIEF_INPUTS: readonly string[] = [...TEXTS, 'palettes'];

interface StudioBriefProps {
  /** The brief of the logo that is open; null while none is. */
  drawn: BriefDraft | null;
  credits: Credits | null;
  isVisitor: boolean;
  screen: string;
}

/** The brief with its rules: what is sent, what is refused beforehand, and what a visitor's press does. */
export function StudioBrief({ drawn, credits, isVisitor, screen }: StudioBriefProps) {
  const draft = useStore(brief.$draft, { ssr: 'initial' });
  const now = useStore(run.$run, { ssr: 'initial' });
  const [hasAsked, setHasAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const input = (name: string) => place.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const typed = { name: input('name')?.value, tagline: input('tagline')?.value };
    brief.restore();
    // Letters that were typed while the page was still plain HTML count more than what was kept.
    if (typed.name) brief.change({ name: typed.name });
    if (typed.tagline) brief.change({ tagline: typed.tagline });
  }, []);

  useDrawnBrief(drawn);

  const isMore = drawn !== null && sameWords(draft, drawn);
  const next = isMore ? { ...draft, seed: nextSeed(Math.max(draft.seed, drawn.seed)) } : draft;
  const refusal = refusalOf(draft);
  const refused = now.state === 'failed' && sameBrief(now.input, draft) ? now.error : null;

  // What was refused gets the focus, and with it is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const wrong = TEXTS.find((name) => fieldReason(refused, name) !== null);
    if (!wrong) return;
    input(wrong)?.focus();
    // Focusing what has the focus already scrolls nowhere.
    input(wrong)?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  function submit() {
    setHasAsked(true);
    const wrong = TEXTS.find((name) => refusal[name] !== null);
    if (wrong) return input(wrong)?.focus();
    if (isVisitor) return location.assign(signInLink(screen));
    void run.start(next);
  }

  return (
    <div ref={place} className="brief-place">
      <BriefForm
        draft={draft}
        onChange={brief.change}
        onSubmit={submit}
        reasons={{
          name: (hasAsked ? refusal.name : null) ?? fieldReason(refused, 'name'),
          tagline: (hasAsked ? refusal.tagline : null) ?? fieldReason(refused, 'tagline'),
          palettes: fieldReason(refused, 'palettes'),
        }}
      >
        <DrawButton
          label={isMore ? 'Draw twelve more' : 'Draw twelve'}
          price={priceWords(COST, credits)}
          isNext={!isMore}
          isRunning={now.state === 'running'}
          seed={next.seed}
          isVisitor={isVisitor}
        />
      </BriefForm>
    </div>
  );
}

/** Opening a logo brings its brief into the form, unless somebody is writing another one there. */
function useDrawnBrief(drawn: BriefDraft | null): void {
  const before = useRef<BriefDraft>(BLANK_DRAFT);
  const key = drawn && JSON.stringify(drawn);
  useEffect(() => {
    if (key === null) return;
    const opened = draftOf(JSON.parse(key));
    const draft = brief.$draft.get();
    if (sameWords(draft, BLANK_DRAFT) || sameWords(draft, before.current)) brief.change(opened);
    before.current = opened;
  }, [key]);
}
