import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ToolFacts } from '#core/tools/tool-facts.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CreditBadge } from '../CreditBadge.tsx';
import { ToolShell } from '../ToolShell.tsx';
import { $tools } from '../tools.store.ts';
import { OwnDocuments, type OwnDocumentsProps } from './OwnDocuments.tsx';
import { awaitSomebody } from './preview/somebody.store.ts';

interface DocumentToolProps extends Omit<OwnDocumentsProps, 'tool'> {
  facts: Pick<ToolFacts, 'id'> & { cost: number };
  title: string;
  /** What the price is for: `for a kit`. */
  offer: string;
}

/** A tool that writes documents: its head, and the desk once it is loaded. Without an account there is no desk. */
export function DocumentTool({ facts: { id, cost }, title, offer, ...own }: DocumentToolProps) {
  const session = useStore($session, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const known = credits.state === 'ready' ? credits.data : null;
  useEffect(awaitSomebody, []);
  const engine =
    tools.state === 'ready' ? tools.data.tools.find((tool) => tool.id === id)?.engine : undefined;
  return (
    <ToolShell
      title={title}
      price={offerWords(cost, offer, known)}
      engine={engine}
      aside={<CreditBadge credits={known} isVisitor={false} />}
    >
      {session.status === 'user' ? <OwnDocuments tool={id} {...own} /> : <Skeleton height={480} />}
    </ToolShell>
  );
}
