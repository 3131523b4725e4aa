import { useStore } from '@nanostores/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Generation } from '#core/generation.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { priceWords } from '#site/lib/credit-words.ts';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { drop, finish } from '../studio.ts';
import type { Take } from '../take.ts';
import { useFinish } from '../use-finish.ts';
import { KEPT_WORDS, type KeptState, useKeptNote } from '../use-kept-note.ts';
import { ProFiles } from './ProFiles.tsx';
import { ServedFiles } from './ServedFiles.tsx';
import './files.css';

const SCREEN = voiceTagFacts.path;

interface FilesPanelProps {
  /** The stored drop, if that is what lies on the deck. */
  generation?: Generation | null;
  /** The preview, if that is. */
  take?: Take | null;
}

/** What a drop leaves as. A preview has to be finished first. */
export function FilesPanel({ generation = null, take = null }: FilesPanelProps) {
  const isStored = generation !== null;
  return (
    <section className="panel files-panel" aria-label="Take it with you">
      <header className="panel-h">
        <h2>Take it with you</h2>
        {take && !isStored && <span className="muted">Preview {take.number}</span>}
      </header>
      <ul className="files-list">
        <ServedFiles generation={generation} />
        <ProFiles generation={generation} />
      </ul>
      <FinishRow isStored={isStored} take={take} />
    </section>
  );
}

function FinishRow({ isStored, take }: { isStored: boolean; take: Take | null }) {
  const session = useStore($session, { ssr: 'initial' });
  const run = useStore(finish.$run, { ssr: 'initial' });
  const credits = useQuery($credits);
  const known = credits.state === 'ready' ? credits.data : null;
  const isVisitor = session.status === 'visitor';
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const of = take?.drop ?? draft;
  const { start, cost, isShort } = useFinish({ isVisitor, screen: SCREEN, credits: known, of });
  const note = useKeptNote({ seen: of, finished: of });
  // The preview that is looked at, whatever the fields say by now.
  const finishTake = () => (take === null || isVisitor ? start() : void finish.start(take.drop));
  return (
    <div className="files-finish">
      <Button
        full
        icon={RefreshCw}
        busy={run.state === 'running'}
        onClick={isStored ? start : finishTake}
        {...(isShort && { disabledReason: 'Not enough credits' })}
      >
        {isStored ? 'Render again' : take ? 'Finish this preview' : 'Finish this drop'}{' '}
        <span className="num muted">{priceWords(cost, known)}</span>
      </Button>
      <p className="hint">{hintOf(isStored, note)}</p>
    </div>
  );
}

function hintOf(isStored: boolean, note: KeptState): string {
  if (isStored) return 'From script, voice and treatment as they stand now, as a new drop.';
  if (note === 'kept' || note === 'free') return KEPT_WORDS[note];
  return 'A preview stays in this tab. Finished, it is tagged, stored and yours to download.';
}
