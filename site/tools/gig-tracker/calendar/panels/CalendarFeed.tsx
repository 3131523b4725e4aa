import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Link from 'lucide-react/icons/link';
import { useEffect, useRef, useState } from 'react';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { SIGN_UP, useIsSample } from '../../parts/sample-parts.tsx';
import { trackerCall } from '../../state/tracker-call.ts';

/** Undefined until it was told; null while the feed is off. */
type Address = string | null | undefined;

/** Where other calendars read the gigs from: the link, a new one, on and off. */
export function CalendarFeed() {
  const [url, setUrl] = useState<Address>();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isSample = useIsSample();

  function load(): void {
    setError(null);
    trackerCall('calendar', {}).then((told) => setUrl(told.url), setError);
  }
  useEffect(load, []);

  const buttons = useRef<HTMLDivElement>(null);
  const wasOn = useRef<boolean>(undefined);
  const isOn = url === undefined ? undefined : url !== null;
  // The button that was pressed is gone: the one in its place gets the focus.
  useEffect(() => {
    const isTurned = wasOn.current !== undefined && wasOn.current !== isOn;
    if (isTurned && document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>('button')?.focus();
    wasOn.current = isOn;
  }, [isOn]);

  async function change(name: 'rotateCalendar' | 'closeCalendar', title: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const told = await trackerCall(name, {});
      setUrl(told.url);
      showToast({ tone: 'ok', title });
    } catch (problem) {
      showToast({ tone: 'danger', title: 'Not changed', text: problemOf(problem) });
    }
    setIsBusy(false);
    setIsAsking(false);
  }

  const state: PanelState =
    url !== undefined
      ? { kind: 'ready' }
      : error === null
        ? { kind: 'loading', rows: 2, rowHeight: 64 }
        : {
            ...{ kind: 'error', title: "We couldn't load your feed", reason: problemOf(error) },
            onRetry: load,
          };
  return (
    <Panel
      title="Calendar feed"
      className="cal-panel"
      state={state}
      aside={
        url !== undefined && <StateLabel state={url ? 'ok' : 'nothing'}>{url ? 'On' : 'Off'}</StateLabel>
      }
    >
      <div className="cal-body">
        <p className="cal-fine">
          See your gigs in the calendar on your phone. Anyone with the link can read it. No money, no people.
        </p>
        {isSample ? (
          <p className="cal-fine">
            This is a sample: <a href={SIGN_UP}>sign up free</a> to get a calendar feed.
          </p>
        ) : url ? (
          <div ref={buttons} className="cal-row">
            <Button
              size="sm"
              icon={Link}
              onClick={() =>
                void copyAndSay(url, {
                  title: 'Link copied',
                  text: 'Add it to your calendar as a subscription.',
                })
              }
            >
              Copy link
            </Button>
            <Button size="sm" icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
              Subscribe
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
              New link
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={isBusy && !isAsking}
              onClick={() => void change('closeCalendar', 'Calendar feed turned off')}
            >
              Turn off
            </Button>
          </div>
        ) : (
          <div ref={buttons} className="cal-row">
            <Button
              size="sm"
              busy={isBusy}
              onClick={() => void change('rotateCalendar', 'Calendar feed turned on')}
            >
              Turn on
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Make a new link?"
        text="The old link stops working. Calendars that use it need the new one."
        confirm="Make new link"
        busy={isBusy}
        onConfirm={() => void change('rotateCalendar', 'New link ready')}
      />
    </Panel>
  );
}
