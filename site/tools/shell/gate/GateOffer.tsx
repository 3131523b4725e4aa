import { PadGroup } from '#site/ui/PadGroup.tsx';
import { dayWords, type GateOption } from './gate-state.ts';

interface GateOfferProps {
  options: readonly GateOption[];
  choice: GateOption['id'];
  onChoose: (id: GateOption['id']) => void;
  /** When the trial of this account ended, where it has had it. */
  endedAt: string | null;
  now: Date;
}

/** The plans to choose from. */
export function GateOffer({ options, choice, onChoose, endedAt, now }: GateOfferProps) {
  const ended = endedAt !== null && `Your trial ended on ${dayWords(new Date(endedAt), now)}.`;
  return (
    <>
      {ended && <p className="gate-ended">{ended}</p>}
      <PadGroup
        className="gate-options"
        aria-label="How to get it"
        columns={options.length}
        value={choice}
        onChange={onChoose}
        options={options.map(({ id, title, price, per, terms }) => ({
          ...{ value: id, title, data: terms },
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
