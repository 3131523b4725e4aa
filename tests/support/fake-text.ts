import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedText {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: { stream?: boolean; messages: { role: string; content: string }[] };
}

/** What the server does with one request: it writes by OpenAI's HTTP API, or not. */
export type TextAnswer = (reply: ServerResponse, asked: AskedText) => void | Promise<void>;

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string) => event({ choices: [{ delta: { content } }] });

/** Streams the pieces, then ends as OpenAI does. */
export const streams =
  (...pieces: string[]): TextAnswer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const content of pieces) reply.write(piece(content));
    reply.end(`${event({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
  };

/** Answers whole, as a server does that cannot stream. */
export const saysWhole =
  (content: string): TextAnswer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ choices: [{ message: { content } }] }));
  };

/** Begins to stream, and breaks off. */
export const breaksOff =
  (...pieces: string[]): TextAnswer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) reply.write(piece(content));
    setImmediate(() => reply.destroy());
  };

/** Streams the pieces and closes as if that were all, without a word of the end. */
export const stopsShort =
  (...pieces: string[]): TextAnswer =>
  (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.end(pieces.map(piece).join(''));
  };

export const refuses =
  (status: number, body: unknown): TextAnswer =>
  (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** A server that writes as a provider of text would: it notes what it is asked and does what the test says. */
export async function fakeTextServer() {
  const asked: AskedText[] = [];
  const state: { answer: TextAnswer } = { answer: saysWhole('I do not know.') };
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const one = { url: request.url, headers: request.headers, body: JSON.parse(text) };
    asked.push(one);
    await state.answer(reply, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    state,
    host,
    url: `http://${host}/v1`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
