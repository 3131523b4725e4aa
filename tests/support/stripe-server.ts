import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as Stripe would read it: form fields by their names, such as `metadata[user]`. */
export interface StripeRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
}

type Answer = (request: StripeRequest) => { status?: number; body: unknown } | null;

/** A server that speaks Stripe's HTTP: what it answers is the test's, what it was asked is kept. */
export async function stripeServer(answer: Answer) {
  const asked: StripeRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const url = new URL(incoming.url ?? '/', 'http://stripe.example');
    const fields = Object.fromEntries(new URLSearchParams(incoming.method === 'GET' ? url.search : text));
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    );
    const request = { method: incoming.method ?? 'GET', path: url.pathname, fields, headers };
    asked.push(request);
    const { status = 200, body } = answer(request) ?? {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `No such thing: ${url.pathname}` } },
    };
    outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_of_the_test' });
    outgoing.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
