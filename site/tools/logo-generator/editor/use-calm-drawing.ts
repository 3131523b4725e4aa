import { useEffect, useState } from 'react';
import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { drawingKey } from '../designer/drawings.ts';
import { useDrawing } from '../designer/use-drawing.ts';

/** The stage goes first: what stands around it waits until the hand rests so long, in milliseconds. */
const REST_MS = 140;

/** A small drawing beside the stage, and the one before until it is here. */
export function useCalmDrawing(spec: LogoSpec, options: RenderOptions): string | null {
  const key = drawingKey(spec, options);
  const [calm, setCalm] = useState('');
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(key), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  // While it is being changed nothing is asked for, and what was asked for is called off.
  const drawing = useDrawing(calm === key ? spec : null, options);
  const svg = drawing.state === 'ready' ? drawing.svg : null;
  useEffect(() => {
    if (svg !== null) setLast(svg);
  }, [svg]);
  return svg ?? last;
}
