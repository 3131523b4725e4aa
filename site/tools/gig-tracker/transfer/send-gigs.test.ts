import { expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { newGigId } from '#site/lib/new-ids.ts';
import { type Course, NOTHING_SENT, type PlannedGig, sendGigs } from './send-gigs.ts';

const plan = (count: number, notes = ''): PlannedGig[] =>
  Array.from({ length: count }, (_, row) => ({
    ...{ row, line: row + 2 },
    gig: { id: newGigId(), title: `Night ${row}`, start: '2026-12-05', zone: 'Europe/London', notes },
  }));

type Sent = PlannedGig['gig'];
/** A server that keeps a gig once under its id, whatever becomes of its answer. */
function aServer(mishap: (gigs: readonly Sent[], call: number) => Promise<void> = async () => {}) {
  const kept = new Map<string, Sent>();
  const pieces: number[] = [];
  const send = vi.fn(async (gigs: readonly Sent[]) => {
    pieces.push(gigs.length);
    await mishap(gigs, pieces.length);
    for (const gig of gigs) kept.set(gig.id, gig);
  });
  return { kept, pieces, send };
}
function aLine(send: ReturnType<typeof aServer>['send']) {
  const told: Course[] = [];
  const wait = vi.fn(async () => {});
  const { signal } = new AbortController();
  return { told, wait, line: { send, wait, signal, onCourse: (course: Course) => void told.push(course) } };
}

it('sends a hundred at a time, and says how far it is', async () => {
  const { kept, pieces, send } = aServer();
  const { told, line } = aLine(send);
  const course = await sendGigs(plan(250), NOTHING_SENT, line);
  expect(pieces).toEqual([100, 100, 50]);
  expect(told.map(({ saved }) => saved.size)).toEqual([100, 200, 250]);
  expect(course.saved).toEqual(new Set(kept.keys()));
});

it('sends fewer where they are long', async () => {
  const { pieces, send } = aServer();
  await sendGigs(plan(20, 'x'.repeat(10_000)), NOTHING_SENT, aLine(send).line);
  expect(pieces).toEqual([7, 7, 6]);
});

it('goes on after a lost answer without adding anything twice', async () => {
  const planned = plan(150);
  const server = aServer();
  const lost = new TypeError('Failed to fetch');
  const send = vi.fn(async (gigs: readonly Sent[]) => {
    await server.send(gigs);
    if (send.mock.calls.length === 2) throw lost;
  });
  const { told, line } = aLine(send);
  await expect(sendGigs(planned, NOTHING_SENT, line)).rejects.toBe(lost);
  const [before] = told.slice(-1);
  expect(before?.saved.size).toBe(100);
  expect(server.kept.size).toBe(150);
  const course = await sendGigs(planned, before ?? NOTHING_SENT, line);
  expect(server.pieces).toEqual([100, 50, 50]);
  expect(server.kept.size).toBe(150);
  expect(course.saved.size).toBe(150);
});

it('leaves out what the server refuses, and sends the others of its piece', async () => {
  const planned = plan(3);
  const { kept, pieces, send } = aServer(async (_, call) => {
    if (call > 1) return;
    const fields = [
      { path: 'gigs.1.end', reason: 'The end has to be after the start' },
      { path: 'gigs.1.title', reason: 'Give it a title' },
    ];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  });
  const course = await sendGigs(planned, NOTHING_SENT, aLine(send).line);
  expect(pieces).toEqual([3, 2]);
  expect([...course.refused]).toEqual([
    [planned[1]?.gig.id, { column: 'End', reason: 'The end has to be after the start' }],
  ]);
  expect([...kept.values()].map(({ title }) => title)).toEqual(['Night 0', 'Night 2']);
});

it('waits where the server is asked too often, and ends where it refuses all', async () => {
  const busy = aServer(async (_, call) => {
    if (call === 1) throw new ApiError('RATE_LIMITED', undefined, { retryAfter: 12 });
  });
  const { wait, line } = aLine(busy.send);
  await sendGigs(plan(2), NOTHING_SENT, line);
  expect(wait.mock.calls).toEqual([[12]]);
  expect(busy.kept.size).toBe(2);

  const full = new ApiError('CONFLICT', 'You have 20,000 gigs. Delete some first');
  const { send } = aServer(() => Promise.reject(full));
  await expect(sendGigs(plan(2), NOTHING_SENT, aLine(send).line)).rejects.toBe(full);
  expect(send).toHaveBeenCalledTimes(1);
});
