import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CreditBadge } from '../shell/CreditBadge.tsx';
import { OwnDocuments } from '../shell/document/OwnDocuments.tsx';
import { awaitSomebody } from '../shell/document/preview/somebody.store.ts';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { FirstKit } from './FirstKit.tsx';

const beginKit = async () => (await import('./studio.ts')).studio.begin();
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
      {session.status === 'user' ? (
        <OwnDocuments
          tool={pressKitFacts.id}
          {...{ noun: 'kit', param: 'kit', begin: beginKit }}
          first={(start) => <FirstKit {...start} />}
        >
          <KitScreen />
        </OwnDocuments>
      ) : (
        <Skeleton height={480} />
      )}
    </ToolShell>
  );
}
