import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import { type DaySheet, sheetName } from '#core/gigs/day-sheet.ts';
import { daySheetText } from '#core/gigs/day-sheet-text.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { BackTo } from '../gig/head/BackLink.tsx';
import { useIsSample } from '../parts/sample-parts.tsx';
import { addressOfGig } from '../state/address.store.ts';
import { $parts, showPart } from './sheet-parts.store.ts';

/** The way back, what is on the sheet, and what can be done with it. None of it is printed. */
export function SheetActs({ gig, sheet }: { gig: Gig; sheet: DaySheet }) {
  const { money, notes } = useStore($parts);
  const copied = [money ? '' : 'money', notes ? '' : 'notes and tasks'].filter(Boolean).join(', ');
  const text = `${useIsSample() ? 'Sample. ' : ''}${daySheetText(sheet)}`;
  const copy = (): void =>
    void copyAndSay(text, { title: 'Copied', ...(copied && { text: `Without ${copied}.` }) });
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: sheetName(gig), text });
    } catch (error) {
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      if (!isCalledOff) copy();
    }
  }
  return (
    <div className="day-sheet-acts">
      <BackTo href={addressOfGig(gig.id)}>Back to the gig</BackTo>
      <div className="day-sheet-buttons">
        <Button variant="go" icon={Printer} onClick={() => print()}>
          Print
        </Button>
        <Button icon={Copy} onClick={copy}>
          Copy as text
        </Button>
        {'share' in navigator && (
          <Button icon={Share} onClick={() => void share()}>
            Share
          </Button>
        )}
      </div>
      <fieldset className="day-sheet-parts">
        <legend className="sr">What is on the sheet</legend>
        <Checkbox label="With money" checked={money} onChange={(on) => showPart('money', on)} />
        <Checkbox label="With notes and tasks" checked={notes} onChange={(on) => showPart('notes', on)} />
        {sheet.namesSums && (
          <p className="small muted" role="status">
            Money is left off, but something you wrote still names a sum.
          </p>
        )}
      </fieldset>
    </div>
  );
}
