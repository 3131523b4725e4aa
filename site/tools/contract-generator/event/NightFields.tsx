import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useId } from 'react';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { LONGEST, MOST, SETTINGS } from '#core/tools/contract-generator/contract.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ZoneField } from '../fields/ZoneField.tsx';
import { changeIn, desk, useContract, useProblem } from '../studio.ts';

/** The night: what, when, where. */
export function NightFields() {
  const { show, times } = useContract();
  return (
    <>
      <div className="contract-pair">
        <ContractField
          path="show.name"
          label="Event"
          placeholder="Nuits Électriques"
          longest={LONGEST.name}
        />
        <ContractField
          path="show.venue"
          label="Venue"
          placeholder="Les Subsistances"
          longest={LONGEST.name}
        />
      </div>
      <ContractField
        path="show.address"
        label="Address of the venue"
        placeholder="8 bis quai Saint-Vincent, 69001 Lyon"
        longest={LONGEST.address}
      />
      <Nights />
      <div className="contract-times">
        <TimeField part="loadIn" label="Load-in" />
        <TimeField part="soundCheck" label="Sound check" />
        <TimeField part="start" label="Set starts" />
        <TimeField part="end" label="Set ends" />
      </div>
      <Checkbox
        name="times.isAfterMidnight"
        label="The set starts after midnight"
        hint="The night is called by the day on which its doors open."
        checked={times.isAfterMidnight}
        onChange={(isAfterMidnight) => changeIn('times', { isAfterMidnight })}
      />
      <div className="contract-pair">
        <ZoneField />
        <ChoiceField
          name="show.setting"
          label="Where it is played"
          words={SETTINGS}
          value={show.setting}
          onChange={(setting) => changeIn('show', { setting })}
        />
        <NumberField
          name="show.guests"
          label="Guests"
          hint="0 where nobody knows."
          value={show.guests}
          most={1_000_000}
          onChange={(guests) => changeIn('show', { guests })}
        />
        <ContractField
          path="show.style"
          label="Style"
          placeholder="Techno, hard groove"
          longest={LONGEST.line}
        />
      </div>
    </>
  );
}

function TimeField({ part, label }: { part: 'loadIn' | 'soundCheck' | 'start' | 'end'; label: string }) {
  const { times } = useContract();
  return (
    <Field label={label}>
      <TextInput
        type="time"
        name={`times.${part}`}
        className="num"
        value={times[part]}
        onChange={({ target }) => changeIn('times', { [part]: target.value.slice(0, 5) })}
      />
    </Field>
  );
}

/** The nights of the contract: one, or those of a series. */
function Nights() {
  const { nights } = useContract();
  const heading = useId();
  const shown = nights.length > 0 ? nights : [''];
  const put = (next: string[]) => desk.change({ nights: next });
  const last = nights.filter(Boolean).toSorted().at(-1);
  return (
    <fieldset className="contract-nights" aria-labelledby={heading}>
      <p className="lab" id={heading}>
        {shown.length > 1 ? 'Nights' : 'Date'}
      </p>
      <ol>
        {shown.map((night, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a night has no name but its place
          <NightRow key={index} index={index} night={night} count={shown.length} put={put} shown={shown} />
        ))}
      </ol>
      <Button
        size="sm"
        icon={Plus}
        onClick={() => put([...nights, last ? dayAfter(last, 7) : ''])}
        {...(nights.length >= MOST.nights && { disabledReason: `${MOST.nights} nights is the most` })}
      >
        {last ? 'Add a week later' : 'Add a night'}
      </Button>
    </fieldset>
  );
}

interface NightRowProps {
  index: number;
  night: string;
  count: number;
  shown: readonly string[];
  put(nights: string[]): void;
}

function NightRow({ index, night, count, shown, put }: NightRowProps) {
  const isTwice = night !== '' && shown.indexOf(night) < index;
  const problem = useProblem(`nights.${index}`) ?? (isTwice ? 'This night is in the list already' : null);
  return (
    <li>
      <Field label={count > 1 ? `Night ${index + 1}` : 'Date'} hideLabel error={problem}>
        <TextInput
          type="date"
          name={`nights.${index}`}
          className="num"
          value={night}
          min="1900-01-01"
          max="2999-12-31"
          onChange={({ target }) => put(shown.with(index, target.value))}
        />
      </Field>
      {count > 1 && (
        <Button
          {...{ size: 'sm', variant: 'quiet', icon: Trash, iconOnly: true }}
          onClick={() => put(shown.toSpliced(index, 1))}
        >
          {`Remove night ${index + 1}`}
        </Button>
      )}
    </li>
  );
}
