import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { late } from '#site/lib/late.tsx';
import { DocumentTool } from '../shell/document/DocumentTool.tsx';
import { FirstContract } from './FirstContract.tsx';

const beginContract = async () => (await import('./studio.ts')).studio.begin();
const ContractScreen = late(async () => (await import('./ContractScreen.tsx')).ContractScreen);

const WORDS = {
  title: 'Contracts',
  offer: 'for a contract',
  noun: 'contract',
  param: 'contract',
  from: 'gig',
};

/** The contract generator. */
export function ContractGenerator() {
  return (
    <IslandRoot>
      <DocumentTool
        facts={contractGeneratorFacts}
        {...WORDS}
        begin={beginContract}
        first={(start) => <FirstContract {...start} />}
      >
        <ContractScreen />
      </DocumentTool>
    </IslandRoot>
  );
}
