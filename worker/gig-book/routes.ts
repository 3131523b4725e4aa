import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { answerVersioned, versionOf } from '../http/versions.ts';
import { addEntry, changeEntry, listEntries, readEntry, removeEntry } from './entries.ts';
import { readHistory } from './read-history.ts';

export function gigBookRoutes(implement: Implement, deps: Deps): void {
  venueRoutes(implement, deps);
  clientRoutes(implement, deps);
  contactRoutes(implement, deps);
}

function venueRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.venues, async ({ caller, query }) => {
    const { entries, next } = await listEntries(deps, caller, 'venue', query);
    return { venues: entries, next };
  });
  implement(API.addVenue, async ({ signedIn, body }) => {
    const venue = await addEntry(deps, signedIn.account.id, 'venue', body);
    return answerVersioned({ venue }, venue.version, API.addVenue.status);
  });
  implement.asking(API.venue, async ({ caller, params }) => {
    const { entry: venue, ...history } = await readHistory(deps, caller, 'venue', params.id);
    return answerVersioned({ venue, ...history }, venue.version);
  });
  implement.asking(API.changeVenue, async ({ caller, params, headers, body }) => {
    const version = versionOf(headers['if-match']);
    const venue = await changeEntry(deps, caller, 'venue', { id: params.id, version, patch: body });
    return answerVersioned({ venue }, venue.version);
  });
  implement(API.deleteVenue, async ({ signedIn, params }) => {
    await removeEntry(deps, signedIn.account.id, 'venue', params.id);
    return { ok: true };
  });
}

function clientRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.clients, async ({ caller, query }) => {
    const { entries, next } = await listEntries(deps, caller, 'client', query);
    return { clients: entries, next };
  });
  implement(API.addClient, async ({ signedIn, body }) => {
    const client = await addEntry(deps, signedIn.account.id, 'client', body);
    return answerVersioned({ client }, client.version, API.addClient.status);
  });
  implement.asking(API.client, async ({ caller, params }) => {
    const { entry: client, ...history } = await readHistory(deps, caller, 'client', params.id);
    return answerVersioned({ client, ...history }, client.version);
  });
  implement.asking(API.changeClient, async ({ caller, params, headers, body }) => {
    const version = versionOf(headers['if-match']);
    const client = await changeEntry(deps, caller, 'client', { id: params.id, version, patch: body });
    return answerVersioned({ client }, client.version);
  });
  implement(API.deleteClient, async ({ signedIn, params }) => {
    await removeEntry(deps, signedIn.account.id, 'client', params.id);
    return { ok: true };
  });
}

function contactRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.contacts, async ({ caller, query }) => {
    const of = { venueId: query.venue, clientId: query.client };
    const { entries, next } = await listEntries(deps, caller, 'contact', { ...query, of });
    return { contacts: entries, next };
  });
  implement(API.addContact, async ({ signedIn, body }) => {
    const contact = await addEntry(deps, signedIn.account.id, 'contact', body);
    return answerVersioned({ contact }, contact.version, API.addContact.status);
  });
  implement.asking(API.bookContact, async ({ caller, params }) => {
    const contact = await readEntry(deps, caller, 'contact', params.id);
    return answerVersioned({ contact }, contact.version);
  });
  implement.asking(API.changeContact, async ({ caller, params, headers, body }) => {
    const version = versionOf(headers['if-match']);
    const contact = await changeEntry(deps, caller, 'contact', { id: params.id, version, patch: body });
    return answerVersioned({ contact }, contact.version);
  });
  implement(API.deleteContact, async ({ signedIn, params }) => {
    await removeEntry(deps, signedIn.account.id, 'contact', params.id);
    return { ok: true };
  });
}
