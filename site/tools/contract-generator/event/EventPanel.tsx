import { useStore } from '@nanostores/react';
import Pencil from 'lucide-react/icons/pencil';
import { type ComponentType, useMemo } from 'react';
import { EVENTS, type EventType } from '#core/gigs/booking.ts';
import { hasClause } from '#core/tools/contract-generator/clauses/clause-events.ts';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { Button } from '#site/ui/Button.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { desk, useContract } from '../studio.ts';
import { ArtistFields } from './ArtistFields.tsx';
import { ClientFields } from './ClientFields.tsx';
import { FACT_GROUPS, type FactGroup, factsOf } from './facts-of.ts';
import { NightFields } from './NightFields.tsx';
import { $openGroups, setGroupOpen } from './open-group.store.ts';
import { PaperFields } from './PaperFields.tsx';
import './event.css';

const FIELDS: Record<FactGroup, ComponentType> = {
  night: NightFields,
  client: ClientFields,
  artist: ArtistFields,
  paper: PaperFields,
};

const EVENT_IDS = Object.keys(EVENTS) as EventType[];

const clauseCount = (contract: Contract, event: EventType): number =>
  CLAUSE_IDS.filter((id) => hasClause({ ...contract, event }, id)).length;

/** What is played, where and for whom. */
export function EventPanel() {
  const contract = useContract();
  const options = useMemo(
    () =>
      EVENT_IDS.map((value) => ({
        value,
        title: EVENTS[value],
        data: `${clauseCount(contract, value)} clauses`,
      })),
    [contract],
  );
  return (
    <Panel title="Event" className="contract-event" id="event">
      <PadGroup
        aria-label="Type of event"
        columns={6}
        narrowColumns={2}
        value={contract.event}
        onChange={(event) => desk.change({ event })}
        options={options}
      />
      {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
        <FactGroupRows key={group} group={group} contract={contract} />
      ))}
    </Panel>
  );
}

function FactGroupRows({ group, contract }: { group: FactGroup; contract: Contract }) {
  const isOpen = useStore($openGroups, { ssr: 'initial' }).has(group);
  const Fields = FIELDS[group];
  return (
    <section className="contract-group" aria-labelledby={`group-${group}`} id={`part-${group}`}>
      <header>
        <h3 id={`group-${group}`}>{FACT_GROUPS[group]}</h3>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`fields-${group}`}
          onClick={() => setGroupOpen(group, !isOpen)}
          {...(!isOpen && { icon: Pencil })}
        >
          {isOpen ? 'Done' : 'Edit'}
        </Button>
      </header>
      <div id={`fields-${group}`}>
        {isOpen ? (
          <div className="contract-fields">
            <Fields />
          </div>
        ) : (
          <dl className="contract-facts">
            {factsOf(contract, group).map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd data-empty={words === null || undefined}>{words ?? 'Not yet'}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
