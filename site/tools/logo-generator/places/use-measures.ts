import { useEffect, useState } from 'react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { ask } from '../designer/designer.ts';
import type { LogoMeasures } from '../designer/messages.ts';

/** Measured beside the page; null until it is, and where it cannot be. The last figures stand until the next are here. */
export function useMeasures(spec: LogoSpec): LogoMeasures | null {
  const [measures, setMeasures] = useState<LogoMeasures | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    ask('measure', { spec }, leaving.signal).then(setMeasures, () => {
      if (!leaving.signal.aborted) setMeasures(null);
    });
    return () => leaving.abort();
  }, [spec]);
  return measures;
}
