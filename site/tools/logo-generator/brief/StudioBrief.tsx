import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Credits } from '#core/credits.ts';
import { priceWords } from '#site/lib/credit-words.ts';
import { keepWork } from '#site/lib/kept-work.ts';
import { useNarrow } from '#site/lib/use-narrow.ts';
import { fieldReason, signInLink } from '../../shell/failure-words.ts';
import type { BriefRefusal } from '../designer/use-designs.ts';
import { $likesAsked, brief, COST, run } from '../studio.ts';
import { BriefForm } from './BriefForm.tsx';
import { BLANK_DRAFT, type BriefDraft, briefOf, sameSent } from './brief-draft.ts';
import { DrawButton } from './DrawButton.tsx';
import { controlAt } from './refused-control.ts';
import { useAlert } from './use-alert.ts';
import { nextBrief, useDrawnBrief } from './use-next-brief.ts';
import { askRules, useRefusals } from './use-refusals.ts';
import './brief.css';

/** The inputs that show a refusal beside them, in the order that they are looked through. */
export const BRIEF_INPUTS: readonly string[] = [
  'name',
  'tagline',
  'like',
  'genre',
  'mood',
  'palettes',
  'colours',
  'symbols',
  'layout',
  'avoid',
  'seed',
];

/** What these ask for cannot be told before the last key: until a press they speak only where the designer does. */
const WAIT_FOR_A_PRESS = ['name', 'tagline'];

/** What is folded away or not loaded yet is there after this long, in milliseconds. */
const UNFOLDING_MS = 200;

interface StudioBriefProps {
  /** The brief of the logo that is open; null while none is. */
  drawn: BriefDraft | null;
  /** Why the live preview could not draw the newest brief that it looked at, which may be the one before. */
  refusal: BriefRefusal | null;
  /** The live preview, where it stands inside the brief. */
  preview: ReactNode;
  credits: Credits | null;
  isVisitor: boolean;
  /** The browser keeps a visitor's brief for their account. */
  isKept: boolean;
  screen: string;
}

/** The brief with its rules: what is sent, what is refused beforehand, and what a visitor's press does. */
export function StudioBrief({
  drawn,
  refusal,
  preview,
  credits,
  isVisitor,
  isKept,
  screen,
}: StudioBriefProps) {
  const draft = useStore(brief.$draft, { ssr: 'initial' });
  const now = useStore(run.$run, { ssr: 'initial' });
  const likes = useStore($likesAsked, { ssr: 'initial' });
  const narrow = useNarrow();
  const [hasAsked, setHasAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const input = (name: string) => place.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const typed = { name: input('name')?.value, tagline: input('tagline')?.value };
    brief.restore();
    // Letters that were typed while the page was still plain HTML count more than what was kept.
    if (typed.name) brief.change({ name: typed.name });
    if (typed.tagline) brief.change({ tagline: typed.tagline });
  }, []);

  useDrawnBrief(drawn);

  const { next, isMore, isDrawn } = nextBrief(draft, drawn);
  const asked = briefOf(next);
  const refusals = useRefusals(asked, hasAsked || draft !== BLANK_DRAFT);
  const refused = now.state === 'failed' && sameSent(now.input, asked) ? now.error : null;
  const undrawable = refusal && sameSent(refusal.brief, asked) ? refusal : null;
  const alert = useAlert(refusal?.reason ?? null);

  function reasonFor(path: string): string | null {
    const waits = !hasAsked && WAIT_FOR_A_PRESS.includes(path);
    const own = waits ? null : (refusals.get(path) ?? null);
    return own ?? (undrawable?.path === path ? undrawable.reason : null) ?? fieldReason(refused, path);
  }

  function bringTo(path: string): boolean {
    const control = controlAt(place.current, path);
    control?.focus();
    // Focusing what has the focus already scrolls nowhere.
    control?.scrollIntoView({ block: 'nearest' });
    return control !== null;
  }

  function goToRefused(reasonOf: (path: string) => string | null): boolean {
    const wrong = BRIEF_INPUTS.find((path) => reasonOf(path) !== null);
    if (wrong === undefined) return false;
    // What stood folded away is there a little later.
    if (!bringTo(wrong)) setTimeout(() => bringTo(wrong), UNFOLDING_MS);
    return true;
  }

  // What was refused gets the focus, and with it is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refused) goToRefused((path) => fieldReason(refused, path));
  }, [refused]);

  // More like a concept goes on with what of it stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (likes === 0) return;
    const wait = setTimeout(() => bringTo('like'), UNFOLDING_MS);
    return () => clearTimeout(wait);
  }, [likes]);

  async function submit() {
    setHasAsked(true);
    const isBelow = (path: string, of: string) => path === of || path.startsWith(`${of}.`);
    const found = [
      ...(await askRules(asked)),
      ...(undrawable ? [[undrawable.path, undrawable.reason] as const] : []),
    ];
    if (goToRefused((of) => found.find(([path]) => isBelow(path, of))?.[1] ?? null)) return;
    // A seed that is none stands in its field only: the brief has the last one that was.
    if (controlAt(place.current, 'seed')?.ariaInvalid === 'true') return void bringTo('seed');
    if (isVisitor) {
      // However fast the press was: what is designed comes along.
      keepWork({ tool: 'logo-generator', title: next.name, input: asked }, new Date());
      return location.assign(signInLink(screen));
    }
    void run.start(asked);
  }

  return (
    <div ref={place} className="brief-place">
      <p className="sr" role="alert">
        {alert}
      </p>
      <BriefForm
        draft={draft}
        onChange={brief.change}
        onSubmit={submit}
        reasonFor={reasonFor}
        preview={preview}
        seedIsFirst={narrow && draft.name.trim() !== ''}
      >
        <DrawButton
          label={isMore ? 'Draw twelve more' : 'Draw twelve'}
          price={priceWords(COST, credits)}
          isNext={!isDrawn}
          isRunning={now.state === 'running'}
          seed={next.seed}
          isVisitor={isVisitor}
          isKept={isKept}
        />
      </BriefForm>
    </div>
  );
}
