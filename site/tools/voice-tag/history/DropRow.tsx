import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { dateLabel } from '#core/library.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { level } from '../report/level-words.ts';
import { PlayButton } from '../wave/PlayButton.tsx';
import { SeekWave } from '../wave/SeekWave.tsx';
import { factsOf, loudnessOf } from './drop-facts.ts';
import { renameDrop } from './drops.ts';

const TitleForm = late(async () => (await import('./TitleForm.tsx')).TitleForm);
const DropDetails = late(async () => (await import('./DropDetails.tsx')).DropDetails);

interface DropRowProps {
  drop: Generation;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** One finished drop: played in its wave, renamed in its title, opened for the rest. */
export function DropRow({ drop, isOpen, onOpen }: DropRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const facts = factsOf(drop);
  const { url, output } = facts;

  // The field that had the focus is gone: it goes back to where it came from.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) pencil.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <li ref={row} className="drop-row" id={drop.id} data-open={isOpen || undefined}>
      <div className="drop-line">
        {url ? <PlayButton url={url} name={drop.title} /> : <span />}
        <div className="drop-words">
          {isRenaming ? (
            <Suspense fallback={<h2>{drop.title}</h2>}>
              <TitleForm
                title={drop.title}
                onRename={(title) => renameDrop(drop, title)}
                onClose={() => setIsRenaming(false)}
              />
            </Suspense>
          ) : (
            <h2>
              <span>{drop.title}</span>
              <Button
                ref={pencil}
                variant="quiet"
                size="sm"
                icon={Pencil}
                iconOnly
                onClick={() => setIsRenaming(true)}
              >
                {`Rename ${drop.title}`}
              </Button>
            </h2>
          )}
          <p className="small muted">
            {facts.line}
            <span className="num">{`${facts.line ? ', ' : ''}${dateLabel(drop.createdAt, new Date())}`}</span>
          </p>
        </div>
        <div className="drop-wave">
          {url && output && (
            <SeekWave
              url={url}
              seconds={output.seconds}
              label={`Position in ${drop.title}`}
              body={output.wave.body}
              core={output.wave.core}
              full={255}
            />
          )}
        </div>
        <p className="drop-figures num">
          {output && (
            <>
              <span>{output.seconds.toFixed(1)} s</span>
              <span className="muted">{level(loudnessOf(output.report))} LUFS</span>
            </>
          )}
        </p>
        <div className="drop-ends">
          {url && (
            <Button href={`${url}?download=1`} download variant="quiet" size="sm" icon={Download} iconOnly>
              {`Download ${drop.title} as MP3`}
            </Button>
          )}
          <Button
            className="drop-open"
            variant="quiet"
            size="sm"
            icon={ChevronDown}
            iconOnly
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            {`Details of ${drop.title}`}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="drop-details" />}>
          <DropDetails drop={drop} facts={facts} onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
