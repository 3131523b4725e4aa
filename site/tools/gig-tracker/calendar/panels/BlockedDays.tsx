import X from 'lucide-react/icons/x';
import { rangeWords } from '#core/gigs/range-words.ts';
import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import { changeTrackerSettings } from '../../state/tracker-settings.store.ts';
import { today } from '../calendar.store.ts';
import { useToldSettings } from '../use-told-settings.ts';
import { BlockForm } from './BlockForm.tsx';

type Blocked = TrackerSettings['blocked'][number];

/** Days on which nothing may be booked, with the way to add some and to take them out. */
export function BlockedDays() {
  const { settings, state } = useToldSettings(2, 56);
  const id = useFocusStays();
  const ahead = (settings?.blocked ?? [])
    .filter(({ to }) => to >= today())
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <Panel id={id} title="Blocked days" className="cal-panel" state={state}>
      {ahead.length > 0 && (
        <ul className="cal-list cal-blocked">
          {ahead.map((away) => (
            <OneBlock key={away.id} away={away} />
          ))}
        </ul>
      )}
      <BlockForm />
    </Panel>
  );
}

function OneBlock({ away }: { away: Blocked }) {
  const words = rangeWords(away);
  return (
    <li data-item>
      <div>
        <b className="num">{words}</b>
        {away.note && <p>{away.note}</p>}
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon={X}
        aria-label={`Remove ${words}${away.note && `, ${away.note}`}`}
        onClick={() => void unblock(away)}
      >
        Remove
      </Button>
    </li>
  );
}

const without = (away: Blocked) => (settings: TrackerSettings) => ({
  ...settings,
  blocked: settings.blocked.filter(({ id }) => id !== away.id),
});

async function unblock(away: Blocked): Promise<void> {
  const back = (settings: TrackerSettings) => ({
    ...settings,
    blocked: [...without(away)(settings).blocked, away],
  });
  try {
    await changeTrackerSettings(without(away));
    showToast({
      ...{ tone: 'ok', title: 'Days unblocked', text: rangeWords(away) },
      action: {
        ...{ label: 'Undo', alt: 'Block them again in the calendar' },
        onAction: () => void changeTrackerSettings(back).catch(sayNotSaved),
      },
    });
  } catch (error) {
    sayNotSaved(error);
  }
}

const sayNotSaved = (error: unknown): void =>
  showToast({ tone: 'danger', title: 'Not saved', text: problemOf(error) });
