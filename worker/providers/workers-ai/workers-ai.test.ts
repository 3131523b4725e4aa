import { describe, expect, it, vi } from 'vitest';
import { collected } from '../../../tests/support/collected.ts';
import { workersAiImages, workersAiText } from './workers-ai.ts';

const asked: { model: string; inputs: unknown }[] = [];
const answering = (answer: unknown) => ({
  run: async (model: string, inputs: Record<string, unknown>) => {
    asked.push({ model, inputs });
    return answer;
  },
});
const question = { instructions: 'Direct.', subject: '{}', shape: { name: 'd', schema: { type: 'object' } } };

describe('a model on Workers AI', () => {
  it('is asked for JSON of the shape', async () => {
    const text = workersAiText(answering({ response: { concepts: [] } }), '@cf/some/model');
    expect(await text.askForData(question)).toEqual({ concepts: [] });
    expect(asked.at(-1)).toMatchObject({
      model: '@cf/some/model',
      inputs: { response_format: { type: 'json_schema', json_schema: { type: 'object' } } },
    });
    expect(text.engine).toEqual({
      name: '@cf/some/model',
      dataGoes: 'Your words go to Cloudflare Workers AI',
    });
  });

  it('may answer with the text of that JSON', async () => {
    const text = workersAiText(answering({ response: '{"concepts":[1]}' }), 'm');
    expect(await text.askForData(question)).toEqual({ concepts: [1] });
  });

  it('that answers with anything else has given no answer', async () => {
    for (const answer of [{ response: 'Hello' }, {}, null])
      await expect(workersAiText(answering(answer), 'm').askForData(question)).rejects.toThrow();
  });

  const conversation = { instructions: 'Help.', subject: '{}', mostTokens: 500 };
  const talk = (answer: unknown) => collected(workersAiText(answering(answer), 'm').talk(conversation));

  it('talks in pieces, or whole', async () => {
    const lines =
      'data: {"response":"Ha"}\n\ndata: {"response":"lf."}\n\ndata: {"response":null,"usage":{}}\n\ndata: [DONE]\n\n';
    expect((await talk(new Blob([lines]).stream())).join('')).toBe('Half.');
    expect(asked.at(-1)?.inputs).toMatchObject({ stream: true, max_tokens: 500 });
    expect(await talk({ response: 'Half.' })).toEqual(['Half.']);
    await expect(talk({ oops: 1 })).rejects.toThrow();
    await expect(talk(new Blob(['data: {"response":1}\n\n']).stream())).rejects.toThrow();
  });

  it('has given no answer where its stream ends without the mark', async () => {
    await expect(talk(new Blob(['data: {"response":"Half of"}\n\n']).stream())).rejects.toThrow('broke off');
  });

  const impatient = (run: () => Promise<unknown>) =>
    collected(workersAiText({ run }, 'm', 20).talk(conversation));

  it('that stalls in its stream is given up, and the stream is cancelled', async () => {
    const cancel = vi.fn();
    const piece = new TextEncoder().encode('data: {"response":"Half"}\n\n');
    const stalls = new ReadableStream({ start: (stream) => stream.enqueue(piece), cancel });
    await expect(impatient(async () => stalls)).rejects.toThrow(/timeout/);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('that does not begin is given up, and its stream is cancelled when it comes after all', async () => {
    const late = Promise.withResolvers<unknown>();
    await expect(impatient(() => late.promise)).rejects.toThrow(/timeout/);
    const isCancelled = new Promise<void>((cancel) =>
      late.resolve(new ReadableStream({ cancel: () => cancel() })),
    );
    await isCancelled;
  });

  it('is heard no further where nobody listens any more', async () => {
    const cancel = vi.fn();
    const piece = new TextEncoder().encode('data: {"response":"Half"}\n\n');
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(piece), cancel });
    for await (const _ of workersAiText(answering(endless), 'm').talk(conversation)) break;
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('paints one picture a call, and sends nothing but pictures on', async () => {
    const jpeg = btoa('\u00FF\u00D8\u00FF\u00E0 and so on');
    const pictures = await workersAiImages(answering({ image: jpeg }), 'm').paint({ prompt: 'x', count: 2 });
    expect(pictures.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg']);
    const script = workersAiImages(answering({ image: btoa('<script>') }), 'm');
    await expect(script.paint({ prompt: 'x', count: 1 })).rejects.toThrow('no picture');
  });
});
