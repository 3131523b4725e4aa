import Split from 'lucide-react/icons/split';
import { FEE_SPLITS, type FeeSplit, paymentsOfSplit } from '#core/gigs/fee-splits.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { localDay } from '#site/lib/local-day.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { changeWithUndo } from '../../state/change-with-undo.ts';

interface SplitMenuProps {
  gig: Gig;
  /** In minor units. */
  fee: number;
  label: string;
  size?: 'sm';
}

/** Usual ways to split a fee into payments, in place of those that it has. What comes on top of it stays. */
export function SplitMenu({ gig, fee, label, size }: SplitMenuProps) {
  function split(how: FeeSplit): void {
    const made = paymentsOfSplit({ fee, night: gig.night }, how, localDay(new Date()));
    const others = gig.payments.filter(({ kind }) => kind !== 'deposit' && kind !== 'balance');
    const payments = [...made.map((payment) => ({ id: newItemId(), ...payment })), ...others];
    void changeWithUndo(gig.id, { payments }, 'Fee split into payments');
  }
  return (
    <Menu
      label="Ways to split the fee"
      trigger={
        <Button icon={Split} {...(size && { size })}>
          {label}
        </Button>
      }
      items={(Object.keys(FEE_SPLITS) as FeeSplit[]).map((how) => ({
        label: FEE_SPLITS[how].label,
        onSelect: () => split(how),
      }))}
    />
  );
}
