import { useEffect, useRef } from 'react';
import './preview.css';

/** A page as it will be printed. The drawing is ours, from data: it is taken in as a picture's elements, never as markup. */
export function PageView({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (drawn.localName === 'svg') place.current?.replaceChildren(document.importNode(drawn, true));
  }, [svg]);
  return <div ref={place} className="doc-page" />;
}
