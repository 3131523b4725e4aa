import { count } from '#core/count-words.ts';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import type { Read } from './messages.ts';

type Repeating = Read['recurring'][number];

const EVERY: Readonly<Record<Repeating['every'], string>> = {
  hour: 'Several times a day',
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
  listed: 'On several dates',
};

interface RepeatsPanelProps {
  recurring: readonly Repeating[];
  chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** Events that repeat: a gig a date, of some only the next ones unless all are chosen. */
export function RepeatsPanel({ recurring, chosen, onChange }: RepeatsPanelProps) {
  return (
    <Panel title="Repeating events">
      <ul className="transfer-repeats">
        {recurring.map((one) => {
          const isChosen = chosen.includes(one.row);
          const canChoose = isChosen || one.count > one.taken;
          return (
            <li key={one.row}>
              <b>{one.title}</b>
              <p className="small muted transfer-repeat-words">
                {EVERY[one.every]}, {one.taken === 0 ? 'no dates' : count(one.taken, 'date')} below
              </p>
              {canChoose && (
                <Checkbox
                  checked={isChosen}
                  label={one.areMore ? `Import the next ${one.count} dates` : `Import all ${one.count} dates`}
                  onChange={(isAll) =>
                    onChange(isAll ? [...chosen, one.row] : chosen.filter((row) => row !== one.row))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
