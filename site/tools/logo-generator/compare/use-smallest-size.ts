import { useEffect, useState } from 'react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { ask } from '../designer/designer.ts';

/** The height in pixels from which the whole logo can be read; null until it is measured, or where it cannot be. */
export function useSmallestSize(spec: LogoSpec): number | null {
  const [measured, setMeasured] = useState<{ spec: LogoSpec; pixels: number } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    ask('smallest', { spec, lockup: 'full' }, leaving.signal).then(
      (pixels) => setMeasured({ spec, pixels }),
      // The picture says by itself that this concept cannot be drawn.
      () => undefined,
    );
    return () => leaving.abort();
  }, [spec]);
  return measured?.spec === spec ? measured.pixels : null;
}
