import { PadGroup } from '#site/ui/PadGroup.tsx';
import { dayWords, type GateOption } from './gate-state.ts';

interface GateOfferProps {
  options: readonly GateOption[];
  choice: GateOption['id'] | null;
  onChoose: (id: GateOption['id']) => void;
  /** When the trial of this account ended, where it has had it. */
  endedAt: string | null;
  now: Date;
}

/** The plans to choose from; in a sentence where none can be had today. */
export function GateOffer({ options, choice, onChoose, endedAt, now }: GateOfferProps) {
  const ended = endedAt !== null && `Your trial ended on ${dayWords(new Date(endedAt), now)}.`;
  if (choice === null)
    return (
      <div className="gate-none">
        {ended && <p>{ended}</p>}
        {options.map(({ id, title, price, per }) => (
          <p key={id}>
            {title} is <span className="num">{price}</span> {per}, and can't be bought yet.
          </p>
        ))}
      </div>
    );
  return (
    <>
      {ended && <p className="gate-none">{ended}</p>}
      <PadGroup
        className="gate-options"
        aria-label="How to get it"
        columns={options.length}
        value={choice}
        onChange={onChoose}
        options={options.map(({ id, title, price, per, terms, isOpen }) => ({
          ...{ value: id, title, data: terms, disabled: !isOpen },
          media: (
            <span className="gate-price num">
              {price}
              {per && <small> {per}</small>}
            </span>
          ),
        }))}
      />
    </>
  );
}
