import { useEffect, useState } from 'react';
import { keepWork } from '#site/lib/kept-work.ts';
import type { SentBrief } from './brief/brief-draft.ts';

/** How long drawings have to stand before a visitor's brief is kept, in milliseconds: a name is typed letter by letter. */
const STANDING_MS = 1000;

/** Keeps a visitor's brief once it is drawn, for the account that they may open. True while the browser has kept it. */
export function useKeptBrief(brief: SentBrief | null): boolean {
  const [kept, setKept] = useState<string | null>(null);
  const key = brief && JSON.stringify(brief);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the brief
  useEffect(() => {
    if (!brief || key === null) return;
    const standing = setTimeout(() => {
      const isKept = keepWork({ tool: 'logo-generator', title: brief.name, input: brief }, new Date());
      setKept(isKept ? key : null);
    }, STANDING_MS);
    return () => clearTimeout(standing);
  }, [key]);
  return key !== null && kept === key;
}
