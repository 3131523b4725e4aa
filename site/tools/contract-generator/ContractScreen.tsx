import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import { Suspense, useEffect } from 'react';
import { LONGEST } from '#core/tools/contract-generator/contract.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { late } from '#site/lib/late.tsx';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { DocumentHead } from '../shell/document/DocumentHead.tsx';
import { DocumentScreen } from '../shell/document/DocumentScreen.tsx';
import { CheckPanel } from './check/CheckPanel.tsx';
import { $check } from './check/lint.store.ts';
import { ClausesPanel } from './clauses/ClausesPanel.tsx';
import { $openClause, followClause } from './clauses/open-clause.store.ts';
import { EventPanel } from './event/EventPanel.tsx';
import { $openGroups } from './event/open-group.store.ts';
import { MakeContractButton } from './make/MakeContract.tsx';
import { MoneyPanel } from './money/MoneyPanel.tsx';
import { AskBeforeSaving } from './signing/AskBeforeSaving.tsx';
import { desk, form, studio } from './studio.ts';
import './contract.css';

const PreviewPanel = late(async () => (await import('./preview/PreviewPanel.tsx')).PreviewPanel);
const GigsPanel = late(async () => (await import('./gigs/GigsPanel.tsx')).GigsPanel);
const SigningPanel = late(async () => (await import('./signing/SigningPanel.tsx')).SigningPanel);

/** The desk of the contract that the address names: event, money, clauses, what is wrong with them, and the pages. */
export function ContractScreen() {
  useEffect(() => {
    followClause();
    addEventListener('hashchange', followClause);
    return () => removeEventListener('hashchange', followClause);
  }, []);
  return (
    <DocumentScreen studio={studio}>
      <ContractDesk />
    </DocumentScreen>
  );
}

/** What is filled in first: of a contract that says nothing yet, the night and the client. */
function openFirstGroups(): void {
  const contract = desk.$draft.get()?.content;
  const isFresh = contract && contract.nights.length === 0 && !contract.client.name && !contract.show.name;
  $openGroups.set(new Set(isFresh ? ['night', 'client'] : []));
}

function ContractDesk() {
  const credits = useQuery($credits);
  const known = credits.state === 'ready' ? credits.data : null;
  const id = useStore(desk.$draft, { ssr: 'initial' })?.id;
  const { findings } = useStore($check, { ssr: 'initial' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another contract is on the desk
  useEffect(() => {
    form.forgetFields();
    openFirstGroups();
    return () => $openClause.set(null);
  }, [id]);

  return (
    <div className="contract-desk">
      <DocumentHead studio={studio} longestTitle={LONGEST.title}>
        <Button size="sm" href="#check" icon={CircleCheck}>
          {findings.length === 0 ? 'Nothing to fix' : `${findings.length} to check`}
        </Button>
      </DocumentHead>
      <div className="contract-grid" key={id}>
        <div className="contract-left">
          <EventPanel />
          <MoneyPanel />
          <ClausesPanel />
        </div>
        <div className="contract-right">
          <CheckPanel credits={known} />
          <Suspense fallback={<Skeleton height={160} />}>
            <SigningPanel />
          </Suspense>
          <Suspense fallback={<Skeleton height={120} />}>
            <GigsPanel />
          </Suspense>
          <Suspense fallback={<Skeleton height={560} />}>
            <PreviewPanel />
          </Suspense>
        </div>
      </div>
      <div className="doc-bar">
        <Button icon={CircleCheck} href="#check">
          {findings.length === 0 ? 'Fine' : `${findings.length} to check`}
        </Button>
        <Button icon={Eye} iconOnly href="#preview">
          Preview
        </Button>
        <MakeContractButton credits={known} />
      </div>
      <AskBeforeSaving />
    </div>
  );
}
