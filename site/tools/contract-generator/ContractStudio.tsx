import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
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
import { FirstContract } from './FirstContract.tsx';

const beginContract = async () => (await import('./studio.ts')).studio.begin();
const ContractScreen = late(async () => (await import('./ContractScreen.tsx')).ContractScreen);

/** The contract generator: its head, and the desk once it is loaded. Without an account there is no desk. */
export function ContractStudio() {
  const session = useStore($session, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const known = credits.state === 'ready' ? credits.data : null;
  const { id, cost } = contractGeneratorFacts;
  useEffect(awaitSomebody, []);
  const engine =
    tools.state === 'ready' ? tools.data.tools.find((tool) => tool.id === id)?.engine : undefined;
  return (
    <ToolShell
      title="Contracts"
      price={offerWords(cost, 'for a contract', known)}
      engine={engine}
      aside={<CreditBadge credits={known} isVisitor={false} />}
    >
      {session.status === 'user' ? (
        <OwnDocuments
          tool={id}
          {...{ noun: 'contract', param: 'contract', begin: beginContract }}
          first={(start) => <FirstContract {...start} />}
        >
          <ContractScreen />
        </OwnDocuments>
      ) : (
        <Skeleton height={480} />
      )}
    </ToolShell>
  );
}
