import { useEffect, useState } from 'react';
import type { SentBrief } from './brief-draft.ts';
import type { Refusals, refusalsOf } from './refusals.ts';

const NONE: Refusals = new Map();

const rules = () => import('./refusals.ts');

/** Why a brief would be refused. Where the rules cannot be loaded the server, which has them too, is left to say it. */
export const askRules = (brief: SentBrief): Promise<Refusals> =>
  rules().then(
    ({ refusalsOf }) => refusalsOf(brief),
    () => NONE,
  );

/** The same while the brief is written. The rules load with its first letter: of a blank one there is nothing to say. */
export function useRefusals(brief: SentBrief, hasBegun: boolean): Refusals {
  const [loaded, setLoaded] = useState<{ refusalsOf: typeof refusalsOf } | null>(null);
  useEffect(() => {
    if (hasBegun) rules().then(setLoaded, () => {});
  }, [hasBegun]);
  return loaded ? loaded.refusalsOf(brief) : NONE;
}
