import { useState } from 'react';
import { BackLink } from '../gig/head/BackLink.tsx';
import { useArrivalFocus } from '../parts/use-arrival-focus.ts';
import { useWindowTitle } from '../parts/use-window-title.ts';
import { ImportFile } from './ImportFile.tsx';
import './transfer.css';

/** Gigs of a table or a calendar file. */
export function ImportPage() {
  const title = useArrivalFocus();
  const [round, setRound] = useState(0);
  useWindowTitle('Import gigs: Deckhand');
  return (
    <div className="transfer">
      <header>
        <BackLink />
        <h1 ref={title} tabIndex={-1} className="h2">
          Import gigs
        </h1>
        <p className="small muted transfer-lead">
          From a spreadsheet or another calendar. Nothing is added before you've seen what was read.
        </p>
      </header>
      <ImportFile
        key={round}
        onAgain={() => {
          setRound(round + 1);
          title.current?.focus();
        }}
      />
    </div>
  );
}
