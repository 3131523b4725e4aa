import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { BrandKitReply } from '#core/brand-kit.ts';
import { libraryLink } from '#core/library.ts';
import { $brandKit } from '#site/lib/account-data.store.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { undoKit } from '#site/lib/undo-kit.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { ColoursPanel } from './ColoursPanel.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { NoKit } from './NoKit.tsx';
import { TypefacesPanel } from './TypefacesPanel.tsx';
import { WherePanel } from './WherePanel.tsx';
import './brand-kit.css';

/** What the account wears: its logo in every dress, its colours and its typefaces. */
export function BrandKit() {
  return (
    <IslandRoot>
      <Kit />
    </IslandRoot>
  );
}

function Kit() {
  const now = useQuery($brandKit);
  return (
    <>
      <header className="kit-head">
        <h1 className="h1">Brand kit</h1>
        {now.state === 'ready' && <Ways reply={now.data} />}
      </header>
      {now.state === 'ready' && now.data.kit && (
        <div className="brand-kit">
          <LogoPanel kit={now.data.kit} />
          <div className="kit-lane">
            <ColoursPanel kit={now.data.kit} />
            <TypefacesPanel kit={now.data.kit} />
            <WherePanel />
          </div>
        </div>
      )}
      {now.state === 'ready' && !now.data.kit && <NoKit />}
      {now.state === 'waiting' && <Panel title="Logo" state={{ kind: 'loading', rows: 4, rowHeight: 120 }} />}
      {now.state === 'failed' && (
        <Panel
          title="Logo"
          state={{
            kind: 'error',
            title: 'Brand Kit Unavailable',
            reason: 'We could not load what you wear.',
            onRetry: now.retry,
          }}
        />
      )}
    </>
  );
}

/** What can be done with the kit as a whole. */
function Ways({ reply: { kit, canUndo } }: { reply: BrandKitReply }) {
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    setIsBusy(true);
    await undoKit(kit?.id);
    setIsBusy(false);
  };
  return (
    <div className="kit-ways">
      {canUndo && (
        <Button icon={Undo2} variant="quiet" busy={isBusy} onClick={() => void undo()}>
          {kit ? 'Undo the last choice' : 'Put the logo back'}
        </Button>
      )}
      {kit && (
        <Button
          href={`${libraryLink({ type: 'logo', id: kit.logo.generationId })}&concept=${encodeURIComponent(kit.logo.conceptId)}`}
        >
          Change the logo
        </Button>
      )}
    </div>
  );
}
