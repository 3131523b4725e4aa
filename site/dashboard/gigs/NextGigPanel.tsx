import { useStore } from '@nanostores/react';
import Printer from 'lucide-react/icons/printer';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { countdown } from '#core/gigs/countdown.ts';
import type { NextGig } from '#core/gigs/gigs-ahead.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateStrip } from '#site/ui/StateStrip.tsx';
import { notePlace } from './next-gig-place.ts';
import './next-gig.css';

/** When, where and for how much somebody plays next, and how ready that is. */
export function NextGigPanel({ gig, now }: { gig: NextGig; now: number }) {
  const panel = useRef<HTMLElement>(null);
  const account = useStore($user)?.id;
  useLayoutEffect(() => {
    if (account && panel.current) notePlace(account, panel.current.getBoundingClientRect().height);
  });
  const { lead, figure } = countdown(gig, now);
  const page = `/gig-tracker?gig=${gig.id}`;
  return (
    <section ref={panel} className="panel strong next-gig" aria-labelledby="next-gig">
      <div className="next-gig-words">
        <p className="label muted">
          {lead} {figure && <b className="num">{figure}</b>}
        </p>
        <h2 className="h2" id="next-gig">
          <a href={page}>{gig.title}</a>
        </h2>
        <p className="num">
          {gig.facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <StateStrip parts={gig.parts} />
      <Button size="sm" icon={Printer} href={`${page}&sheet=1`}>
        Day sheet
      </Button>
    </section>
  );
}
