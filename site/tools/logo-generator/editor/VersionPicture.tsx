import { useEffect, useRef, useState } from 'react';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { useDrawing } from '../designer/use-drawing.ts';
import { svgAddress } from './svg-address.ts';

interface VersionPictureProps {
  spec: LogoSpec;
  /** In pixels; the shape is 4 : 3. */
  width: number;
  alt?: string;
}

/** A concept of a version, drawn when it comes into sight: there may be hundreds. */
export function VersionPicture({ spec, width, alt = '' }: VersionPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const height = (width * 3) / 4;
  const drawing = useDrawing(isSeen ? spec : null, { width, height });
  const svg = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : null;

  useEffect(() => {
    const span = place.current;
    if (!span) return;
    const watcher = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    watcher.observe(span);
    return () => watcher.disconnect();
  }, []);

  return (
    <span ref={place} className="thumb" style={{ background: paletteOf(spec).bg }}>
      {svg && <img src={svgAddress(svg)} alt={alt} width={width} height={height} />}
    </span>
  );
}
