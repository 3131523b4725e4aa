import type { ClauseId } from '../clauses/clause-ids.ts';
import type { Check, Finding } from './check.ts';

/** A field that is empty, and what it is needed for. */
type Missing = readonly [path: string, value: string, title: string, text: string];

const findMissing = (fields: readonly Missing[], clause: ClauseId = 'parties'): Finding[] =>
  fields
    .filter(([, value]) => !value)
    .map(([path, , title, text]) => ({ severity: 'warning', clause, path, title, text }));

const client: Check = {
  id: 'client',
  find({ contract: { client } }) {
    const { name, address, email, signer, kind } = client;
    if (!name)
      return [
        {
          ...{ severity: 'error', clause: 'parties', path: 'client.name', title: 'The client is missing' },
          text: 'Write the name that the law knows, not that of the club.',
        },
      ];
    return findMissing([
      [
        'client.address',
        address,
        'The client’s address is missing',
        'It’s where a letter goes if they don’t pay.',
      ],
      [
        ...(['client.signer', kind === 'consumer' ? name : signer, 'Nobody signs for the client'] as const),
        'A company signs through a person. Write who that is.',
      ],
      ['client.email', email, 'The client’s e-mail address is missing', 'Notices to them go there.'],
    ]);
  },
  passed: ({ contract: { client } }) => `The client is ${client.name}`,
};

const artist: Check = {
  id: 'artist',
  find: ({ contract: { artist } }) =>
    findMissing([
      [
        'artist.name',
        artist.name,
        'Your legal name is missing',
        'A contract counts under the name the law knows.',
      ],
      ['artist.address', artist.address, 'Your address is missing', 'Letters to you go there.'],
      ['artist.email', artist.email, 'Your e-mail address is missing', 'Notices to you go there.'],
    ]),
  passed: () => 'Your name and addresses are in',
};

const event: Check = {
  id: 'event',
  find: ({ contract: { show } }) =>
    findMissing(
      [['show.venue', show.venue, 'The venue is missing', 'The contract leaves it blank.']],
      'engagement',
    ),
  passed: ({ contract: { show } }) => `You play at ${show.venue}`,
};

const law: Check = {
  id: 'law',
  find: ({ contract: { law }, has }) =>
    has('law')
      ? findMissing(
          [
            [
              'law.country',
              law.country,
              'No law is named',
              'Name the country, or the state, whose law applies.',
            ],
          ],
          'law',
        )
      : null,
  passed: ({ contract: { law } }) => `The law of ${law.country}`,
};

export const PARTY_CHECKS: readonly Check[] = [client, artist, event, law];
