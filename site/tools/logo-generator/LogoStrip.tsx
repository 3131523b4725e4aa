import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { dateLabel, type LibraryItem, libraryLink } from '#core/library.ts';
import { ConceptPicture } from './ConceptPicture.tsx';
import { unsavedLogos } from './editor/works.store.ts';
import { works } from './editor/works.ts';

interface LogoStripProps {
  logos: readonly LibraryItem[];
  /** The one that is open. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Earlier logos, newest first; each opens its twelve again. */
export function LogoStrip({ logos, openId, onOpen }: LogoStripProps) {
  const now = new Date();
  const unsaved = unsavedLogos(useStore(works.$works, { ssr: 'initial' }));

  function open(event: MouseEvent, id: string) {
    // A press that asks for another tab or window gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  }

  return (
    <section className="strip" aria-labelledby="your-logos">
      <h2 className="h3" id="your-logos">
        Your logos
      </h2>
      <ul>
        {logos.map((logo) => (
          <li key={logo.id}>
            <a
              href={libraryLink(logo)}
              className="concept"
              aria-current={logo.id === openId ? 'true' : undefined}
              onClick={(event) => open(event, logo.id)}
            >
              <ConceptPicture url={logo.preview} />
              <span className="concept-label">
                <b>{logo.title}</b>
                <span className="num muted">
                  {unsaved.includes(logo.id) ? 'Not saved' : dateLabel(logo.createdAt, now)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
