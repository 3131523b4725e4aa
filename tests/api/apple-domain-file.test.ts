import { expect, it } from 'vitest';
import { APPLE_DOMAIN_FILE_PATH } from '#core/apple-domain-file.ts';
import { Client } from '../support/client.ts';
import { APPLE_DOMAIN_FILE } from '../support/start-product.ts';

it('the file that Apple looks for is the text of the setting, for anybody', async () => {
  const reply = await new Client().fetch(APPLE_DOMAIN_FILE_PATH);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await reply.text()).toBe(APPLE_DOMAIN_FILE);
  expect((await new Client().send('POST', APPLE_DOMAIN_FILE_PATH, {})).status).toBe(405);
});
