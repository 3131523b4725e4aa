import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { count, listed } from '#core/count-words.ts';
import { dayWords, shortDateWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { usePresentable } from '../studio.ts';
import { addNights, statusNow } from './add-nights.ts';
import type { FoundGigs } from './gigs-of-contract.ts';
import { linkGigs } from './link-gigs.ts';

/** Of many nights, so many are named. */
const NAMED = 4;
/** Gigs of one night that are offered. */
const OFFERED = 3;

const openGig = (id: string): void => location.assign(`/gig-tracker?gig=${id}`);

function sayAdded([first, ...others]: readonly Gig[]): void {
  if (!first) return;
  const what = others.length > 0 ? `${others.length + 1} gigs` : first.title;
  showToast({
    ...{ tone: 'ok', title: `${what} added to your gig tracker` },
    ...(others.length === 0 && {
      action: { label: 'Open', alt: 'Open it in the gig tracker', onAction: () => openGig(first.id) },
    }),
  });
}

/** Nights of a contract that have no gig under it: each is linked to a gig that is there, or added as a new one. */
export function MissingNights({ draft, missing }: { draft: string; missing: FoundGigs['missing'] }) {
  const contract = usePresentable();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAny = missing.length > 0;

  async function run(what: string, work: () => Promise<void>): Promise<void> {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(null);
  }
  const add = (what: string, nights: readonly string[]) =>
    run(what, async () => sayAdded(await addNights(draft, contract, nights)));
  const link = (gig: Gig) =>
    run(gig.id, async () => {
      await linkGigs([gig], draft, (await statusNow()) === 'confirmed');
      showToast({ tone: 'ok', title: `Linked to ${gig.title}` });
    });

  if (!isAny) return null;
  const offered = missing.filter(({ free }) => free.length > 0);
  const nights = missing.flatMap(({ night, free }) => (free.length > 0 ? [] : [night]));
  return (
    <div className="contract-gigs-missing">
      {offered.map(({ night, free }) => (
        <div key={night}>
          <p className="small">
            <b className="num">{dayWords(night)}</b> is in your gig tracker, but not linked.
          </p>
          <div className="contract-gigs-ways">
            {free.slice(0, OFFERED).map((gig) => (
              <Button
                key={gig.id}
                size="sm"
                icon={Link}
                busy={busy === gig.id}
                onClick={() => void link(gig)}
              >
                {`Link to ${gig.title}${gig.contract === null ? '' : ', under another contract now'}`}
              </Button>
            ))}
            <Button size="sm" variant="quiet" busy={busy === night} onClick={() => void add(night, [night])}>
              Add as another gig
            </Button>
          </div>
        </div>
      ))}
      {nights.length > 0 && (
        <div>
          <p className="small">
            {nights.length === 1 ? (
              <>
                <b className="num">{dayWords(nights[0] ?? '')}</b> isn't in your gig tracker yet.
              </>
            ) : (
              `Not in your gig tracker yet: ${namedNights(nights)}.`
            )}
          </p>
          <div className="contract-gigs-ways">
            <Button
              size="sm"
              icon={CalendarPlus}
              busy={busy === 'all'}
              onClick={() => void add('all', nights)}
            >
              {nights.length === 1
                ? 'Add to the gig tracker'
                : `Add ${nights.length} nights to the gig tracker`}
            </Button>
          </div>
        </div>
      )}
      <Problem text={problem} />
    </div>
  );
}

function namedNights(nights: readonly string[]): string {
  const isLong = nights.length > NAMED + 1;
  const named = (isLong ? nights.slice(0, NAMED) : nights).map(shortDateWords);
  return listed(isLong ? [...named, count(nights.length - NAMED, 'more night')] : named);
}
