import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { answerVersioned, versionOf } from '../http/versions.ts';
import { addGig, addGigs, repeatGig } from './add-gig.ts';
import { changeGig, changeGigs, trashGig } from './change-gig.ts';
import { listClashes } from './list-clashes.ts';
import { listContractGigs, listGigs, readBoard } from './list-gigs.ts';
import { parseGig } from './parse-gig.ts';
import { readGig } from './read-gig.ts';
import { readSettings, saveSettings } from './tracker-settings.ts';

export function gigsRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.gigs, ({ caller, query }) => listGigs(deps, caller, query));
  implement.asking(API.gigBoard, ({ caller, query }) => readBoard(deps, caller, query));
  implement.asking(API.gigClashes, ({ caller, query }) => listClashes(deps, caller, query));
  implement(API.addGig, async ({ signedIn, body }) => {
    const gig = await addGig(deps, signedIn.account.id, body);
    return answerVersioned({ gig }, gig.version, 201);
  });
  implement(API.addGigs, async ({ signedIn, body }) => ({
    gigs: await addGigs(deps, signedIn.account.id, body.gigs),
  }));
  implement.asking(API.parseGig, ({ caller, body }) => parseGig(deps, caller, body));
  implement.asking(API.gig, async ({ caller, params }) => {
    const whole = await readGig(deps, caller, params.id);
    return answerVersioned(whole, whole.gig.version);
  });
  implement.asking(API.contractGigs, ({ caller, params }) => listContractGigs(deps, caller, params.id));
  implement(API.changeGig, async ({ signedIn, params, headers, body }) => {
    const version = versionOf(headers['if-match']);
    const gig = await changeGig(deps, signedIn.account.id, { ...params, version, patch: body });
    return answerVersioned({ gig }, gig.version);
  });
  implement(API.changeGigs, ({ signedIn, body }) => changeGigs(deps, signedIn.account.id, body.changes));
  implement(API.repeatGig, async ({ signedIn, params, body }) => ({
    gigs: await repeatGig(deps, signedIn.account.id, { ...params, ...body }),
  }));
  implement(API.deleteGig, async ({ signedIn, params }) => {
    const gig = await trashGig(deps, signedIn.account.id, { ...params, isDeleted: true });
    return answerVersioned({ gig }, gig.version);
  });
  implement(API.restoreGig, async ({ signedIn, params }) => {
    const gig = await trashGig(deps, signedIn.account.id, { ...params, isDeleted: false });
    return answerVersioned({ gig }, gig.version);
  });
  implement.asking(API.trackerSettings, async ({ caller }) => {
    const told = await readSettings(deps, caller);
    return answerVersioned(told, told.version);
  });
  implement(API.saveTrackerSettings, async ({ signedIn, headers, body }) => {
    const version = versionOf(headers['if-match']);
    const told = await saveSettings(deps, signedIn.account.id, { ...body, version });
    return answerVersioned(told, told.version);
  });
}
