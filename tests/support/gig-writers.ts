import { applyPatch, changeProblems, problemsOf } from '#core/gigs/apply-patch.ts';
import { GIG_MOST, type Gig, type GigPatch } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { mergeGig } from '#core/gigs/merge-gig.ts';
import { factsOf, placeId } from './gig-facts.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const NOWHERE = { country: '', latitude: null, longitude: null, travelMinutes: null, setUp: null };

/** A change by a writer who had seen all that it takes away. */
export interface KnownChange {
  added: Set<string>;
  removed: Set<string>;
}

/** On the server whatever is named has become an entry of the address book. */
function changed(gig: Gig, patch: GigPatch, isServer: boolean): Gig {
  const { venue, client } = patch;
  const told = (of: 'venue' | 'client', place: { id?: string; name?: string; city?: string }) => ({
    ...{ name: '', city: '', ...place },
    id: place.id || isServer ? placeId(of, place) : '',
  });
  const places = {
    venue: venue ? { ...NOWHERE, ...told('venue', venue) } : null,
    client: client ? told('client', client) : null,
  };
  return applyPatch(gig, patch, places, NOW);
}

/** Keeps one gig, and refuses what goes on from an older version. */
export class GigServer {
  stored: Gig;
  constructor(gig: Gig) {
    this.stored = gig;
  }

  patch(version: number, patch: GigPatch): boolean {
    if (version !== this.stored.version) return false;
    const next = changed(this.stored, patch, true);
    const problems = [
      ...problemsOf(next),
      ...changeProblems(this.stored, patch),
      ...next.payments.slice(GIG_MOST.payments),
    ];
    if (problems.length > 0) throw new Error(`refused: ${JSON.stringify({ problems, patch })}`);
    this.stored = next;
    return true;
  }
}

/** Edits a copy, online or not, and brings it to the server when asked to. */
export class GigWriter {
  base: Gig;
  mine: Gig;
  readonly server: GigServer;
  readonly changes: KnownChange[] = [];
  readonly conflicts: Conflict[] = [];
  constructor(server: GigServer) {
    this.server = server;
    this.base = server.stored;
    this.mine = server.stored;
  }

  edit(patch: GigPatch): void {
    const next = changed(this.mine, patch, false);
    if (problemsOf(next).length + changeProblems(this.mine, patch).length > 0) return;
    const [before, after] = [factsOf(this.mine), factsOf(next)];
    this.changes.push({ added: after.difference(before), removed: before.difference(after) });
    this.mine = next;
  }

  /** Once: what is refused is merged, and sent the next time. Where the reply is lost, the writer knows nothing of it. */
  sync(isReplyLost = false): void {
    const patch = patchOf(this.base, this.mine);
    const { server } = this;
    const hasEdits = Object.keys(patch).length > 0;
    if (hasEdits && !server.patch(this.base.version, patch)) {
      const { merged, conflicts } = mergeGig(this.base, this.mine, server.stored);
      this.conflicts.push(...conflicts);
      this.base = server.stored;
      this.mine = changed(server.stored, merged, false);
    } else if (!(hasEdits && isReplyLost)) {
      this.base = server.stored;
      this.mine = server.stored;
    }
  }
}
