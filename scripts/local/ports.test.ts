import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, portFrom, requireFreePort } from './ports.ts';

let server: Server | undefined;

async function takePort(host: string): Promise<number> {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server?.close();
  vi.unstubAllEnvs();
});

describe('requireFreePort', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'says that a port is taken on %s, and how to choose another',
    async (host) => {
      const port = await takePort(host);
      await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
        `Port ${port} is taken by another program. Stop it, or choose another port, such as PORT=${port + 1}.`,
      );
    },
  );

  it('leaves a free port free', async () => {
    const port = await freePort();
    await requireFreePort(port, 'PORT');
    await requireFreePort(port, 'PORT');
    await requireFreePort(0, 'DB_PORT');
  });
});

describe('portFrom', () => {
  it('takes the number of the variable, and the usual one without it', () => {
    expect(portFrom('DECKHAND_TEST_PORT', 8787)).toBe(8787);
    vi.stubEnv('DECKHAND_TEST_PORT', '9000');
    expect(portFrom('DECKHAND_TEST_PORT', 8787)).toBe(9000);
  });

  it.each(['abc', '0', '65536', '80.5', '-1', '1e3'])('refuses %s', (text) => {
    vi.stubEnv('DECKHAND_TEST_PORT', text);
    expect(() => portFrom('DECKHAND_TEST_PORT', 8787)).toThrow(`from 1 to 65535, and is "${text}"`);
  });
});
