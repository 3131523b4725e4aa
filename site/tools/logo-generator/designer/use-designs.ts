import { useCallback, useEffect, useState } from 'react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { SentBrief } from '../brief/brief-draft.ts';
import { ask, DesignError } from './designer.ts';

/** Why a brief cannot be drawn, and the field that is at fault. It says nothing of any other brief. */
export interface BriefRefusal {
  brief: SentBrief;
  reason: string;
  path: string;
}

/** The first concepts of a brief. `specs` are the newest that are known, which may be those of the brief before. */
export interface Designs {
  /** `none`: nothing is asked for. `failed`: nothing is wrong with the brief. */
  state: 'none' | 'designing' | 'ready' | 'refused' | 'failed';
  specs: readonly LogoSpec[];
  refusal: BriefRefusal | null;
  /** What a person can do about a failure. */
  failure: string | null;
  retry: () => void;
}

/** How long the brief has to rest before it is drawn, in milliseconds. */
const REST_MS = 80;

interface Answer {
  key: string;
  specs: readonly LogoSpec[];
  refusal: BriefRefusal | null;
  /** Undefined where the designer did answer. */
  failure?: string | null;
}

/** Designs the first concepts of a brief beside the page, as it is typed: the newest brief wins. */
export function useDesigns(brief: SentBrief | null, count: number): Designs {
  const key = brief && JSON.stringify([brief, count]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the brief; each try asks anew
  useEffect(() => {
    if (!brief || key === null) return setAnswer(null);
    const leaving = new AbortController();
    const rest = setTimeout(() => {
      ask('design', { brief, count }, leaving.signal).then(
        (specs) => !leaving.signal.aborted && setAnswer({ key, specs, refusal: null }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          setAnswer((before) => ({ key, specs: before?.specs ?? [], ...troubleOf(error, brief) }));
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      leaving.abort();
    };
  }, [key, tries]);

  if (key === null) return { state: 'none', specs: [], refusal: null, failure: null, retry };
  const { specs = [], refusal = null, failure } = answer ?? {};
  const told = { specs, refusal, failure: failure ?? null, retry };
  if (answer?.key !== key) return { ...told, state: 'designing' };
  if (refusal) return { ...told, state: 'refused' };
  return { ...told, state: failure === undefined ? 'ready' : 'failed' };
}

function troubleOf(error: unknown, brief: SentBrief): Pick<Answer, 'refusal'> & { failure?: string | null } {
  const { reason, path } = error instanceof DesignError ? error : { reason: null, path: null };
  if (reason !== null && path !== null) return { refusal: { brief, reason, path } };
  return { refusal: null, failure: reason };
}
