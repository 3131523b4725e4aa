import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { Recent } from '../../shell/recent.ts';
import type { Ask } from './designer.ts';

/** Drawings that are kept: 10 to 50 kB each. */
const MOST_KEPT = 64;

interface UnderWay {
  svg: Promise<string>;
  leaving: AbortController;
  /** Those who still wait for it. */
  readers: number;
}

export interface Drawings {
  /** The drawing, where it was made before. */
  known(key: string): string | undefined;
  /** Draws, or joins those who wait for the same drawing. Throws DesignError, or the reason of the signal. */
  draw(spec: LogoSpec, options: RenderOptions | undefined, signal: AbortSignal): Promise<string>;
}

/** Equal where the drawing is. */
export const drawingKey = (spec: LogoSpec, options?: RenderOptions): string =>
  JSON.stringify([spec, options ?? {}]);

export function drawingsBy(ask: Ask): Drawings {
  const made = new Recent<string>(MOST_KEPT);
  const underWay = new Map<string, UnderWay>();

  function begin(key: string, spec: LogoSpec, options: RenderOptions | undefined): UnderWay {
    const leaving = new AbortController();
    const svg = ask('draw', { spec, options }, leaving.signal);
    const begun = { svg, leaving, readers: 0 };
    underWay.set(key, begun);
    const end = () => {
      if (underWay.get(key) === begun) underWay.delete(key);
    };
    svg.then((drawn) => {
      made.set(key, drawn);
      end();
    }, end);
    return begun;
  }

  return {
    known: (key) => made.get(key),
    async draw(spec, options, signal) {
      const key = drawingKey(spec, options);
      const known = made.get(key);
      if (known !== undefined) return known;
      signal.throwIfAborted();
      const shared = underWay.get(key) ?? begin(key, spec, options);
      shared.readers += 1;
      signal.addEventListener('abort', () => {
        shared.readers -= 1;
        if (shared.readers > 0) return;
        // Who asks for the same now asks anew: this one may be called off.
        if (underWay.get(key) === shared) underWay.delete(key);
        shared.leaving.abort();
      });
      return shared.svg;
    },
  };
}
