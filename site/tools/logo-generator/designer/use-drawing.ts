import { useCallback, useEffect, useRef, useState } from 'react';
import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { ask, DesignError } from './designer.ts';
import { type Drawings, drawingKey, drawingsBy } from './drawings.ts';

/** `last` is the newest picture of what was drawn before, to be shown until this one is here. */
export type Drawing =
  | { state: 'none' }
  | { state: 'drawing'; last: string | null }
  | { state: 'ready'; svg: string }
  /** `reason` is for people, and null where something broke that they cannot mend. */
  | { state: 'failed'; reason: string | null; retry: () => void };

/** The drawings of this page. */
export const drawings = drawingsBy(ask);

/**
 * A logo as SVG, drawn beside the page. While specs follow each other faster than they can be drawn, the newest wins,
 * and `last` still moves on; where nothing is to be drawn for a while, there is no `last`. Drawings `by` another designer
 * do not wait behind those of the page.
 */
export function useDrawing(spec: LogoSpec | null, options?: RenderOptions, by: Drawings = drawings): Drawing {
  const key = spec && drawingKey(spec, options);
  const [drawn, setDrawn] = useState<{ order: number; key: string; svg: string } | null>(null);
  const [failed, setFailed] = useState<{ key: string; reason: string | null } | null>(null);
  const [tries, setTries] = useState(0);
  const order = useRef(0);
  // What was asked for before there was nothing to be drawn is of no use any more.
  const first = useRef(0);
  const retry = useCallback(() => {
    setFailed(null);
    setTries((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for spec and options; each try asks anew
  useEffect(() => {
    const mine = ++order.current;
    if (spec === null || key === null) {
      first.current = mine;
      return setDrawn(null);
    }
    const leaving = new AbortController();
    by.draw(spec, options, leaving.signal).then(
      (svg) =>
        setDrawn((shown) =>
          mine < Math.max(first.current, shown?.order ?? 0) ? shown : { order: mine, key, svg },
        ),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setFailed({ key, reason: error instanceof DesignError ? error.reason : null });
      },
    );
    return () => leaving.abort();
  }, [key, tries]);

  if (key === null) return { state: 'none' };
  const svg = drawn?.key === key ? drawn.svg : (by.known(key) ?? drawings.known(key));
  if (svg !== undefined) return { state: 'ready', svg };
  if (failed?.key === key) return { state: 'failed', reason: failed.reason, retry };
  return { state: 'drawing', last: drawn?.svg ?? null };
}
