import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { newGigId } from '#site/lib/new-ids.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { noteSave, takeIn } from '../state/gigs.store.ts';
import { callServer } from '../state/tracker-call.ts';
import type { ReadGig } from './messages.ts';
import { type Course, isLeft, NOTHING_SENT, type PlannedGig, sendGigs } from './send-gigs.ts';

export interface Sending {
  planned: readonly PlannedGig[];
  course: Course;
  state: 'running' | 'stopped' | 'done';
  /** Why it stopped. */
  problem: string | null;
  /** Whether it is known of each gig whether it is in: an answer may have been lost. */
  isSure: boolean;
  /** Seconds until it goes on. */
  waits: number | null;
}

/** Sends gigs to the tracker. An import that stopped goes on with the same ids: what is in already stays as it is. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function run(planned: readonly PlannedGig[], from: Course): Promise<void> {
    stop.current.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    const set = (part: Partial<Sending>) =>
      setSending((before) => ({
        ...(before ?? { planned, course: from, state: 'running', problem: null, isSure: true, waits: null }),
        ...part,
      }));
    set({ planned, course: from, state: 'running', problem: null, isSure: true });
    try {
      await sendGigs(planned, from, {
        signal,
        onCourse: (course) => set({ course }),
        async send(gigs) {
          takeIn((await callServer('addGigs', { body: { gigs: [...gigs] } })).gigs);
        },
        async wait(seconds) {
          set({ waits: seconds });
          await new Promise((goOn) => setTimeout(goOn, seconds * 1000));
          set({ waits: null });
        },
      });
      set({ state: 'done' });
    } catch (error) {
      set({ state: 'stopped', problem: problemOf(error), isSure: error instanceof ApiError });
    }
    noteSave();
    // A first gig is a milestone.
    refresh('journey', 'stats');
  }

  return {
    sending,
    start(gigs: readonly ReadGig[]): void {
      const planned = gigs.map(({ row, line, gig }) => ({ row, line, gig: { ...gig, id: newGigId() } }));
      void run(planned, NOTHING_SENT);
    },
    retry(): void {
      if (sending) void run(sending.planned, sending.course);
    },
  };
}

/** How many of an import are neither in nor refused. */
export const leftOf = ({ planned, course }: Sending): number =>
  planned.filter(({ gig }) => isLeft(course, gig.id)).length;
