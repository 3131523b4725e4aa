import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPLED_EDITS, FIELD_EDITS, itemEditsOf, SHARED } from '../../tests/support/gig-edits.ts';
import { factsOf, factsOfConflict } from '../../tests/support/gig-facts.ts';
import { GigServer, GigWriter } from '../../tests/support/gig-writers.ts';
import { aGig } from '../../tests/support/gigs.ts';
import { chooseMine } from './choose-mine.ts';
import type { Gig } from './gig.ts';
import { patchOf } from './gig-patch.ts';

const OWNERS = ['x', 'y', 'z'];

/** A gig with items and lines of everybody, or with nothing in it. */
function baseOf(isFull: boolean): Gig {
  if (!isFull) return aGig();
  const ids = [1, 2].flatMap((n) => OWNERS.map((owner) => `${owner}${n}`));
  return aGig({
    start: '2026-11-28T23:00',
    startsAt: '2026-11-28T22:00:00.000Z',
    fee: { amount: 1, currency: 'EUR' },
    payments: [...ids, SHARED].map((id) => ({ id, kind: 'deposit', amount: 5, due: null, paidOn: null })),
    tasks: ids.map((id) => ({ id, text: `Task ${id}`, due: null, doneOn: null })),
    schedule: ids.map((id) => ({ id, kind: 'act', label: id, start: '2026-11-28T22:00', end: null })),
    contacts: ids.map((id) => ({ contactId: `con_${id}`, role: 'promoter' })),
    notes: ids.map((id) => `${id} has a line`).join('\n'),
  });
}

const step = fc.record({
  writer: fc.nat({ max: 2 }),
  does: fc.constantFrom('edit', 'edit', 'edit', 'sync', 'lose', 'choose'),
  which: fc.nat({ max: 1000 }),
});
const steps = fc.array(step, { minLength: 1, maxLength: 40 });
/** Few kinds of edits at once, so that many meet. */
const focus = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 4 });

function play(isFull: boolean, run: (server: GigServer, writers: GigWriter[]) => void) {
  const server = new GigServer(baseOf(isFull));
  const writers = OWNERS.map(() => new GigWriter(server));
  run(server, writers);
  return { server, writers };
}

/** Everybody brings what they have and takes what is there, until nobody has anything. */
function settle(server: GigServer, writers: readonly GigWriter[]): void {
  for (const writer of [...writers, ...writers]) {
    writer.sync();
    if (writer.mine !== server.stored) writer.sync();
  }
  const { version, night, schedule } = server.stored;
  expect(schedule.filter(({ start }) => !start.startsWith(night))).toEqual([]);
  for (const writer of writers) {
    expect(patchOf(writer.mine, server.stored)).toEqual({});
    writer.sync();
  }
  expect(server.stored.version).toBe(version);
}

describe('several writers of one gig', () => {
  it('lose nothing: each edit is in the gig, changed by somebody who saw it, or in a conflict', () => {
    const edits = [...Object.values(FIELD_EDITS), ...itemEditsOf(''), ...COUPLED_EDITS];
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 2, max: 3 }),
        focus,
        steps,
        (isFull, many, kinds, script) => {
          const { server, writers } = play(isFull, (_, all) => {
            for (const [n, { writer: at, does, which }] of script.entries()) {
              const writer = all[at % many];
              const conflict = writer?.conflicts.at(-1);
              const kind = kinds[which % kinds.length] ?? 0;
              const patch = writer && edits[kind % edits.length]?.(writer.mine, n + 10);
              if (does === 'edit' && patch) writer?.edit(patch);
              else if (does === 'choose' && conflict) writer?.edit(chooseMine(writer.mine, conflict));
              else if (does !== 'edit') writer?.sync(does === 'lose');
            }
          });
          settle(server, writers);
          const facts = factsOf(server.stored);
          const told = new Set(writers.flatMap(({ conflicts }) => conflicts.flatMap(factsOfConflict)));
          const changes = writers.flatMap((writer) => writer.changes);
          const [added, removed] = [
            changes.flatMap((one) => [...one.added]),
            changes.flatMap((one) => [...one.removed]),
          ];
          const isReplaced = new Set(removed);
          const isAddedAgain = new Set(added);
          // A hold always has a place in the queue.
          const isGiven = (fact: string) => fact === 'hold = null' && server.stored.status === 'hold';
          expect(
            added.filter(
              (fact) => !facts.has(fact) && !isReplaced.has(fact) && !told.has(fact) && !isGiven(fact),
            ),
          ).toEqual([]);
          expect(
            removed.filter((fact) => facts.has(fact) && !isAddedAgain.has(fact) && !told.has(fact)),
          ).toEqual([]);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('never disagree where they change different things', () => {
    const names = Object.keys(FIELD_EDITS) as (keyof typeof FIELD_EDITS)[];
    const owners = fc.array(fc.nat({ max: 2 }), { minLength: names.length, maxLength: names.length });
    fc.assert(
      fc.property(owners, focus, steps, (ownerOf, kinds, script) => {
        const { server, writers } = play(true, (_, all) => {
          for (const [n, { writer: at, does, which }] of script.entries()) {
            const own = names
              .filter((_name, index) => ownerOf[index] === at)
              .map((name) => FIELD_EDITS[name]);
            const edits = [...itemEditsOf(OWNERS[at] ?? ''), ...own];
            const writer = all[at];
            const kind = kinds[which % kinds.length] ?? 0;
            const patch = writer && edits[kind % edits.length]?.(writer.mine, n + 10);
            if (does === 'edit' && patch) writer?.edit(patch);
            else if (does !== 'edit') writer?.sync();
          }
        });
        settle(server, writers);
        expect(writers.flatMap(({ conflicts }) => conflicts)).toEqual([]);
        const facts = factsOf(server.stored);
        for (const { changes } of writers)
          for (const [at, { added, removed }] of changes.entries()) {
            const later = changes.slice(at + 1);
            const stays = added.difference(new Set(later.flatMap((one) => [...one.removed])));
            const goes = removed.difference(new Set(later.flatMap((one) => [...one.added])));
            expect(stays.difference(facts)).toEqual(new Set());
            expect(goes.intersection(facts)).toEqual(new Set());
          }
      }),
      { numRuns: 600 },
    );
  });
});
