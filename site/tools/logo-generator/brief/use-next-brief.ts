import { useEffect, useRef } from 'react';
import { brief } from '../studio.ts';
import { BLANK_DRAFT, type BriefDraft, sameBrief, sameWords } from './brief-draft.ts';
import { draftOf } from './read-draft.ts';
import { nextSeed, trailOf } from './seed-trail.ts';

/** What a press of the button would draw now. */
export interface NextBrief {
  next: BriefDraft;
  /** These words were drawn already: twelve more of them. */
  isMore: boolean;
  /** What is open is what the brief asks for: nothing else waits to be drawn. */
  isDrawn: boolean;
}

/** The brief to draw next, beside the one of the open logo. A brief that is drawn already goes on with the next seed. */
export function nextBrief(draft: BriefDraft, drawn: BriefDraft | null): NextBrief {
  const isMore = drawn !== null && sameWords(draft, drawn);
  const isDrawn = drawn !== null && sameBrief(draft, drawn);
  return { next: isDrawn ? { ...draft, seed: nextSeed(draft) } : draft, isMore, isDrawn };
}

/** Opening a logo brings its brief into the form, unless somebody is writing another one there. */
export function useDrawnBrief(drawn: BriefDraft | null): void {
  const before = useRef<BriefDraft>(BLANK_DRAFT);
  const key = drawn && JSON.stringify(drawn);
  useEffect(() => {
    if (key === null) return;
    const opened = draftOf(JSON.parse(key));
    const draft = brief.$draft.get();
    const isAlike = sameWords(draft, opened);
    if (sameWords(draft, BLANK_DRAFT) || sameWords(draft, before.current)) {
      brief.change({ ...opened, tried: isAlike ? trailOf(draft) : [] });
    }
    before.current = opened;
  }, [key]);
}
