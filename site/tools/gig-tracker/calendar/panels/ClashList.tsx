import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ClashKind } from '#core/gigs/clash.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { CLASHES } from '../../parts/ClashNotes.tsx';
import { GigLink } from '../../parts/TrackerLink.tsx';
import { tonight } from '../../parts/tonight.ts';
import { $clashes, type GigClash, loadClashes } from '../../state/clashes.store.ts';

const KINDS: Record<ClashKind, string> = {
  overlap: 'same time',
  travel: 'travel',
  sleep: 'sleep',
  night: 'same night',
  blocked: 'blocked day',
  radius: 'radius',
};

/** Of many, those that come first. */
const FIRST = 5;

/** What clashes from tonight on, each with the way to both gigs. */
export function ClashList() {
  const told = useStore($clashes);
  const [isWhole, setIsWhole] = useState(false);
  const clashes = told.state === 'ready' ? told.clashes : [];
  const shown = isWhole ? clashes : clashes.slice(0, FIRST);
  return (
    <Panel
      title="Clashes"
      className="cal-panel"
      state={stateOf(told)}
      aside={told.state === 'ready' && <span className="num muted">{clashes.length || 'None'}</span>}
    >
      <ul className="cal-list">
        {shown.map((clash) => (
          <OneClash key={`${clash.gig.id} ${clash.kind} ${clash.with.id}`} clash={clash} />
        ))}
      </ul>
      {clashes.length > shown.length && (
        <div className="cal-foot">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            Show all {clashes.length}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function stateOf(told: ReturnType<typeof $clashes.get>): PanelState {
  if (told.state === 'waiting') return { kind: 'loading', rows: 2, rowHeight: 72 };
  if (told.state === 'failed')
    return {
      ...{ kind: 'error', title: "We couldn't check for clashes", reason: problemOf(told.error) },
      onRetry: () => void loadClashes(),
    };
  return told.clashes.length > 0 ? { kind: 'ready' } : { kind: 'empty', text: 'No clashes ahead.' };
}

function OneClash({ clash }: { clash: GigClash }) {
  const { kind, gig, with: other, text } = clash;
  const Sign = CLASHES[kind].icon;
  return (
    <li>
      <Sign className="i cal-warn" aria-hidden="true" />
      <div>
        <b>
          {nightWords(gig.night, tonight())}, {KINDS[kind]}
        </b>
        <p>{text}</p>
        <p className="cal-links">
          <GigLink id={gig.id}>{gig.title}</GigLink>
          {kind !== 'blocked' && <GigLink id={other.id}>{other.title}</GigLink>}
        </p>
      </div>
    </li>
  );
}
