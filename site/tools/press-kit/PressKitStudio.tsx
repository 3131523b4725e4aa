import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { $session } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CreditBadge } from '../shell/CreditBadge.tsx';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { $drafts } from './draft/drafts.store.ts';
import { awaitSomebody } from './preview/somebody.store.ts';
import { StartPanel } from './StartPanel.tsx';
import './studio.css';

const KitScreen = late(async () => (await import('./KitScreen.tsx')).KitScreen);

/** The press kit builder: its head, and the desk once it is loaded. Without an account there is no desk. */
export function PressKitStudio() {
  const session = useStore($session, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const known = credits.state === 'ready' ? credits.data : null;
  useEffect(awaitSomebody, []);
  const engine =
    tools.state === 'ready' ? tools.data.tools.find(({ id }) => id === pressKitFacts.id)?.engine : undefined;
  return (
    <ToolShell
      title="Press kit"
      price={offerWords(pressKitFacts.cost, 'for a kit', known)}
      engine={engine}
      aside={<CreditBadge credits={known} isVisitor={false} />}
    >
      {session.status === 'user' ? <OwnKits /> : <Skeleton height={480} />}
    </ToolShell>
  );
}

/** The kit that the address names or that was written last; for an account without any, the way to its first. */
function OwnKits() {
  const drafts = useQuery($drafts);
  const [isStarting, setIsStarting] = useState(false);
  const address = new URLSearchParams(location.search);
  const isNamed = address.has('kit') || address.has('view');
  const isFirst = drafts.state === 'ready' && drafts.data.drafts.length === 0 && !isNamed;

  async function start(): Promise<void> {
    setIsStarting(true);
    try {
      await (await import('./studio.ts')).beginKit();
    } catch (error) {
      showToast({ tone: 'danger', title: "We couldn't start a new kit", text: problemOf(error) });
    }
    setIsStarting(false);
  }

  if (drafts.state === 'waiting' && !isNamed) return <Skeleton height={480} />;
  if (isFirst) return <StartPanel isStarting={isStarting} onStart={() => void start()} />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <KitScreen />
    </Suspense>
  );
}
