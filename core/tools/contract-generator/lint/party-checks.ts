import type { Check, Finding } from './check.ts';

const missing = (
  path: string,
  title: string,
  text: string,
  severity: Finding['severity'] = 'warning',
): Finding => ({
  ...{ severity, path, title, text },
  clause: 'parties',
});

const client: Check = {
  id: 'client',
  find({ contract: { client } }) {
    if (!client.name)
      return [
        missing(
          'client.name',
          'The client is missing',
          'Write the name that the law knows, not that of the club.',
          'error',
        ),
      ];
    return [
      ...(client.address
        ? []
        : [
            missing(
              'client.address',
              'The client’s address is missing',
              'It’s where a letter goes if they don’t pay.',
            ),
          ]),
      ...(client.kind === 'business' && !client.signer
        ? [
            missing(
              'client.signer',
              'Nobody signs for the client',
              'A company signs through a person. Write who that is.',
            ),
          ]
        : []),
      ...(client.email
        ? []
        : [
            missing(
              'client.email',
              'The client’s e-mail address is missing',
              'Notices and the signing link go there.',
            ),
          ]),
    ];
  },
  passed: ({ contract: { client } }) => `The client is ${client.name}`,
};

const artist: Check = {
  id: 'artist',
  find({ contract: { artist } }) {
    return [
      ...(artist.name
        ? []
        : [
            missing(
              'artist.name',
              'Your legal name is missing',
              'A contract counts under the name the law knows.',
            ),
          ]),
      ...(artist.address
        ? []
        : [missing('artist.address', 'Your address is missing', 'Notices to you go there.')]),
    ];
  },
  passed: () => 'Your name and address are in',
};

const event: Check = {
  id: 'event',
  find({ contract: { show } }) {
    const at = { severity: 'warning', clause: 'engagement' } as const;
    return show.venue
      ? []
      : [{ ...at, path: 'show.venue', title: 'The venue is missing', text: 'The contract leaves it blank.' }];
  },
  passed: ({ contract: { show } }) => `You play at ${show.venue}`,
};

const law: Check = {
  id: 'law',
  find: ({ contract: { law }, has }) =>
    !has('law')
      ? null
      : law.country
        ? []
        : [
            {
              ...{ severity: 'warning', path: 'law.country', clause: 'law' },
              ...{ title: 'No law is named', text: 'Name the country, or the state, whose law applies.' },
            },
          ],
  passed: ({ contract: { law } }) => `The law of ${law.country}`,
};

export const PARTY_CHECKS: readonly Check[] = [client, artist, event, law];
