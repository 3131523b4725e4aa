import { useStore } from '@nanostores/react';
import FilePen from 'lucide-react/icons/file-pen';
import Unlink from 'lucide-react/icons/link-2-off';
import type { Gig } from '#core/gigs/gig.ts';
import { differencesOf, patchOfTerms } from '#core/gigs/gig-terms.ts';
import type { GigContract, GigTerms } from '#core/gigs/gig-terms-schema.ts';
import { isToBePlayed } from '#core/gigs/gigs-alike.ts';
import { localDay } from '#site/lib/local-day.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { tonight } from '../../parts/tonight.ts';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { $offline } from '../../state/offline.store.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';
import { addressOfContract, stateWords } from './contract-words.ts';
import { WriteContract } from './WriteContract.tsx';
import './contract-panel.css';

/** The contract that a gig is under, and what it says otherwise than the gig; where there is none, the way to one. */
export function ContractPanel({ gig, details }: { gig: Gig; details: GigDetailsShown }) {
  const isOffline = useStore($offline) !== null;
  const { contract } = details;
  if (gig.contract !== null && contract) return <LinkedContract gig={gig} contract={contract} />;
  if (gig.contract !== null && isOffline)
    return (
      <Panel id="contract" title="Contract" className="gig-contract">
        <p className="panel-b small muted">You're offline, and this contract isn't on this device.</p>
      </Panel>
    );
  if (!isToBePlayed(gig, tonight())) return null;
  return (
    <Panel id="contract" title="Contract" className="gig-contract" padded>
      <WriteContract gig={gig} seriesSize={details.seriesSize} />
    </Panel>
  );
}

function LinkedContract({ gig, contract }: { gig: Gig; contract: GigContract }) {
  const { id, title, terms } = contract;
  const { sign, text } = stateWords(contract, localDay(new Date()));
  const differs = terms !== null && differencesOf(gig, terms).length > 0;
  return (
    <Panel
      id="contract"
      title="Contract"
      className="gig-contract"
      aside={
        <Button
          size="sm"
          variant="quiet"
          icon={Unlink}
          onClick={() => void changeWithUndo(gig.id, { contract: null }, 'Contract unlinked')}
        >
          Unlink
        </Button>
      }
    >
      <div className="gig-contract-what">
        <b dir="auto">{title}</b>
        <StateLabel state={sign}>{text}</StateLabel>
        {terms === null && <StateLabel state="waiting">It's for other nights</StateLabel>}
      </div>
      {differs && <Differences gig={gig} terms={terms} />}
      <div className="gig-contract-ways">
        {differs && (
          <Button
            size="sm"
            onClick={() =>
              void changeWithUndo(gig.id, patchOfTerms(gig, terms, newItemId), 'Taken over from the contract')
            }
          >
            Take over from the contract
          </Button>
        )}
        <Button size="sm" variant={differs ? 'quiet' : 'default'} icon={FilePen} href={addressOfContract(id)}>
          Open contract
        </Button>
      </div>
    </Panel>
  );
}

/** What a gig and its contract say differently, side by side. */
function Differences({ gig, terms }: { gig: Gig; terms: GigTerms }) {
  return (
    <div className="gig-contract-differs">
      <StateLabel state="waiting">The contract says something else</StateLabel>
      <dl>
        {differencesOf(gig, terms).map(({ label, ...says }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              <span className={index === 0 ? 'label muted' : 'sr'}>This gig</span>
              {says.gig}
            </dd>
            <dd dir="auto">
              <span className={index === 0 ? 'label muted' : 'sr'}>Contract</span>
              {says.contract}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
