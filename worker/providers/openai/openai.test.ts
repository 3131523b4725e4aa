import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collected } from '../../../tests/support/collected.ts';
import { openAiImages } from './openai-images.ts';
import { openAiText } from './openai-text.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const seen: { url?: string | undefined; authorization?: string | undefined; body: unknown }[] = [];
let status = 200;
let answer: unknown;
/** The bytes of a stream, where the answer is one. */
let raw: string[] | null = null;
const server = createServer(async (request, reply) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  seen.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) });
  if (!raw) {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return;
  }
  reply.writeHead(status, { 'content-type': 'text/event-stream' });
  for (const part of raw) reply.write(part);
  reply.end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen.length = 0;
  status = 200;
  raw = null;
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const endpoint = () => ({ url: `http://${host()}/v1`, apiKey: 'sk-secret', model: 'some-model' });
const question = {
  instructions: 'Direct.',
  subject: '{"name":"NOVA"}',
  shape: { name: 'directions', schema: { type: 'object' } },
};

describe('a text model behind an OpenAI-compatible endpoint', () => {
  const says = (content: unknown) => ({ choices: [{ message: { content } }] });

  it('is named, with the place where the words go', () => {
    expect(openAiText(endpoint()).engine).toEqual({
      name: 'some-model',
      dataGoes: `Your words go to ${host()}`,
    });
  });

  it('is asked for JSON of the shape, and its answer is read', async () => {
    answer = says('{"concepts":[]}');
    expect(await openAiText(endpoint()).askForData(question)).toEqual({ concepts: [] });
    expect(seen).toEqual([
      {
        url: '/v1/chat/completions',
        authorization: 'Bearer sk-secret',
        body: {
          model: 'some-model',
          messages: [
            { role: 'system', content: 'Direct.' },
            { role: 'user', content: '{"name":"NOVA"}' },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'directions', schema: { type: 'object' } },
          },
        },
      },
    ]);
  });

  it.each([[says('Sure! Here you go')], [says(null)], [{ choices: [] }], ['nothing']])(
    'that answers %j has given no answer',
    async (words) => {
      answer = words;
      await expect(openAiText(endpoint()).askForData(question)).rejects.toThrow();
    },
  );

  it('throws the status, and keeps the inner text inside', async () => {
    status = 401;
    answer = { error: { message: 'Incorrect API key provided: sk-secret' } };
    await expect(openAiText(endpoint()).askForData(question)).rejects.toThrow(
      /^The model did not answer: status 401$/,
    );
  });
});

describe('a text model that talks', () => {
  const talk = () =>
    collected(openAiText(endpoint()).talk({ instructions: 'Help.', subject: '{}', mostTokens: 500 }));

  it('is asked to stream, and heard in pieces, however the lines are cut', async () => {
    const piece = (content: unknown) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`;
    raw = [': hello\n', piece('Häl').slice(0, 20), `${piece('Häl').slice(20)}${piece('f.')}`, piece(null)];
    raw.push('data: {"choices":[]}\n\ndata: [DONE]\n\n');
    expect((await talk()).join('')).toBe('Hälf.');
    expect(seen[0]?.body).toMatchObject({
      stream: true,
      max_tokens: 500,
      messages: [{ content: 'Help.' }, { content: '{}' }],
    });
  });

  const said = 'data: {"choices":[{"delta":{"content":"Half of"}}]}\n\n';
  const ending = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n';

  it.each([
    ['the mark of the end', `${said}data: [DONE]`],
    ['a last piece', said + ending],
    ['a last piece and a count of tokens', `${said}${ending}data: {"choices":[],"usage":{}}\n\n`],
  ])('has answered where the stream ends with %s', async (_, lines) => {
    raw = [lines];
    expect((await talk()).join('')).toBe('Half of');
  });

  it('has given no answer where the stream just ends', async () => {
    raw = [said];
    await expect(talk()).rejects.toThrow('broke off');
  });

  it('may answer whole', async () => {
    answer = { choices: [{ message: { content: 'Half.' } }] };
    expect(await talk()).toEqual(['Half.']);
  });

  it.each([[['data: {"choices":1}\n\n']], [['data: not JSON\n\n']], [['x'.repeat(70_000)]]])(
    'in another language has given no answer',
    async (lines) => {
      raw = lines;
      await expect(talk()).rejects.toThrow();
    },
  );

  it('throws the status, and keeps the inner text inside', async () => {
    status = 500;
    answer = { error: { message: 'sk-secret' } };
    await expect(talk()).rejects.toThrow(/^The model did not answer: status 500$/);
  });
});

describe('an image model behind an OpenAI-compatible endpoint', () => {
  it('paints, and what it sends is checked to be pictures', async () => {
    answer = { data: [{ b64_json: PNG }, { b64_json: PNG }, { b64_json: PNG }] };
    const pictures = await openAiImages(endpoint()).paint({ prompt: 'Mood', count: 2 });
    expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/png']);
    expect(seen[0]).toMatchObject({
      url: '/v1/images/generations',
      body: { model: 'some-model', prompt: 'Mood', n: 2 },
    });
  });

  it.each([btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'not base64!', ''])(
    'that sends %s has painted nothing',
    async (b64_json) => {
      answer = { data: [{ b64_json }] };
      await expect(openAiImages(endpoint()).paint({ prompt: 'Mood', count: 1 })).rejects.toThrow();
    },
  );
});
