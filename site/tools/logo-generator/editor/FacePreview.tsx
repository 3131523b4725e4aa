import { useEffect, useRef, useState } from 'react';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { cssFamilyFor } from './face-fonts.ts';

/** So far beyond the window a face is fetched already. */
const AHEAD = '320px';

/** A text in one of the typefaces, which loads when it comes into sight; until then in that of the page. */
export function FacePreview({ font, text }: { font: FontId; text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [family, setFamily] = useState<string | null>(null);

  useEffect(() => {
    const span = place.current;
    if (!span) return;
    let isGone = false;
    const load = () =>
      cssFamilyFor(font, text).then(
        (loaded) => !isGone && setFamily(loaded),
        // The name of the face stands beside it.
        () => undefined,
      );
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void load();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(span);
    return () => {
      isGone = true;
      watcher.disconnect();
    };
  }, [font, text]);

  return (
    <span
      ref={place}
      className="face-preview"
      data-loaded={family === null ? undefined : ''}
      style={family === null ? undefined : { fontFamily: family }}
    >
      {text}
    </span>
  );
}
