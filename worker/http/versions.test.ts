import { expect, it } from 'vitest';
import { answerVersioned, versionOf } from './versions.ts';

it.each([
  ['7', 7],
  ['"7"', 7],
  ['W/"123456789"', 123_456_789],
  ['*', null],
])('reads the version of %s', (ifMatch, version) => expect(versionOf(ifMatch)).toBe(version));

it('answers with the version as the tag that is read again', async () => {
  const reply = answerVersioned({ venue: { id: 'ven_1' } }, 3, 201);
  expect([reply.status, versionOf(reply.headers.get('etag') ?? '')]).toEqual([201, 3]);
  expect(await reply.json()).toEqual({ venue: { id: 'ven_1' } });
});
