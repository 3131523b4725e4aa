import { useEffect, useRef } from 'react';
import { drawWave } from './draw-wave.ts';
import type { WaveColumns } from './wave-desk.ts';

/** The picture of a sound, and over it the part that was heard, which a clip of the deck uncovers. */
export function WaveCanvas({ wave }: { wave: WaveColumns | null }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const draw = () => {
      const { width, height } = box.getBoundingClientRect();
      for (const canvas of box.querySelectorAll('canvas')) {
        // The colours stand in the style sheet, for both themes.
        const { color, outlineColor } = getComputedStyle(canvas);
        drawWave(canvas, wave, { width, height, colours: { body: color, core: outlineColor } });
      }
    };
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(box);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    document.addEventListener('deckhand:theme', draw);
    return () => {
      sizes.disconnect();
      dark.removeEventListener('change', draw);
      document.removeEventListener('deckhand:theme', draw);
    };
  }, [wave]);

  return (
    <div ref={place} className="deck-wave" aria-hidden="true" data-drawn={wave ? '' : undefined}>
      <canvas />
      <canvas className="played" />
    </div>
  );
}
