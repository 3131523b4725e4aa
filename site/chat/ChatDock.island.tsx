import './chat.css';
import './dock.css';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $chatAsked } from '#site/lib/open-chat.store.ts';
import { $session } from '#site/lib/session.store.ts';
import { takeQuery } from '#site/lib/take-query.ts';
import { Berth } from './Berth.tsx';
import { DockButton } from './DockButton.tsx';
import { $dock, openByHand } from './dock.store.ts';
import { cueGreeting } from './first-look.ts';
import { leaveStaleEntry } from './sheet-entry.ts';
import { laneCell, useDockKind } from './use-dock-kind.ts';
import { usePanelPart } from './use-panel-part.ts';

/** The assistant's dock: its round button, and the panel that comes with the first opening. */
export function ChatDock() {
  return (
    <IslandRoot>
      <Dock />
    </IslandRoot>
  );
}

function Dock() {
  const session = useStore($session, { ssr: 'initial' });
  const dock = useStore($dock, { ssr: 'initial' });
  const kind = useDockKind();
  const user = session.status === 'user' ? session.user : null;
  const CuePanel = usePanelPart(user !== null && dock.open);

  useEffect(() => leaveStaleEntry($dock.get().open), []);

  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    if ($chatAsked.get() > 0 || takeQuery('chat')) openByHand();
    const stopListening = $chatAsked.listen(openByHand);
    const stopGreeting = cueGreeting.afterFirstView();
    return () => {
      stopListening();
      stopGreeting();
    };
  }, [isSignedIn]);

  // From here on the room in the lane is this one's to give.
  useLayoutEffect(() => {
    if (isSignedIn && kind) laneCell()?.removeAttribute('data-due');
  }, [isSignedIn, kind]);

  if (!kind || session.status === 'visitor') return null;
  // The lane keeps the room from the start where the panel is about to open, so that nothing moves under the eyes.
  const hasRoom = dock.open || cueGreeting.isDue();
  return (
    <>
      {hasRoom && (
        <Berth kind={kind}>{CuePanel && user && dock.open && <CuePanel user={user} kind={kind} />}</Berth>
      )}
      {user && <DockButton />}
    </>
  );
}
