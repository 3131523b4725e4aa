import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Button } from '#site/ui/Button.tsx';
import type { Shown } from '../use-shown.ts';
import { Agenda } from './Agenda.tsx';

interface AgendaSpanProps {
  shown: Shown;
  isBusy: boolean;
  onEarlier(): void;
  onLater(): void;
}

/** The agenda without an end: it goes on in both directions. */
export const AgendaSpan = ({ shown, isBusy, onEarlier, onLater }: AgendaSpanProps) => (
  <div className="agenda-span">
    <Button size="sm" variant="quiet" icon={ChevronUp} busy={isBusy} onClick={onEarlier}>
      Show earlier
    </Button>
    <Agenda shown={shown} />
    <Button size="sm" icon={ChevronDown} busy={isBusy} onClick={onLater}>
      Show later
    </Button>
  </div>
);
