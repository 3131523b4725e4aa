import { useEffect, useState } from 'react';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { latinFile } from './face-sample.ts';

/** A CSS family that draws in this face; null until it is there, or where it does not come. */
export function useFace(font: FontId): string | null {
  const [ready, setReady] = useState<FontId | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const face = new FontFace(`kit ${font}`, `url(${latinFile(font)})`);
    face.load().then(
      () => {
        document.fonts.add(face);
        if (isCurrent) setReady(font);
      },
      () => undefined, // The name of the face says what it is.
    );
    return () => {
      isCurrent = false;
    };
  }, [font]);
  return ready === font ? `"kit ${font}"` : null;
}
