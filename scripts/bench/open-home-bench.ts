import { connect, type Database } from '#db/client.ts';
import { openBuiltProduct } from '../local/built-product.ts';

/** The Worker on the real engine, for measurement. */
export interface HomeBench {
  db: Database;
  /** Makes an account and answers what signs it in. */
  signUp(email: string): Promise<string>;
  send(cookie: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Throws where there is no test build. */
export async function openHomeBench(): Promise<HomeBench> {
  const { url, database, close } = await openBuiltProduct();

  async function send(cookie: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const reply = await fetch(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json', ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  }

  return {
    db: connect(database),
    send,
    async signUp(email) {
      const account = { name: 'Mara', email, password: 'four on the floor' };
      const reply = await send('', '/api/auth/sign-up/email', account);
      return reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    },
    close,
  };
}
