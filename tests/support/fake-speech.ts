import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The beginning of an MP3 file, and of a WAV file: all that is looked at. */
export const MP3 = new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0x64]);
export const WAV = new Uint8Array([...Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 16, 0, 0, 0, 1, 0, 1, 0]);

export interface AskedSpeech {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A server that speaks as a provider of speech would: it notes what it is asked and answers what the test says. */
export async function fakeSpeechServer() {
  const asked: AskedSpeech[] = [];
  const answer: { status: number; type: string; bytes: Uint8Array } = {
    status: 200,
    type: 'audio/mpeg',
    bytes: MP3,
  };
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    answer,
    host,
    url: `http://${host}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
