import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { logoOutputSchema } from '#core/tools/logo-generator/tool.ts';
import { installedFonts } from '../../../tests/support/installed-fonts.ts';
import type { ImageModel, TextModel, ToolPorts } from '../../providers/ports.ts';
import { generateLogos, logoEngine } from './generate.ts';

const noAssets = { read: () => Promise.reject(new Error('A logo needs nothing of the account')) };
const engine = { name: 'some-model', dataGoes: 'Your words go to models.example' };
const talk: TextModel['talk'] = () => {
  throw new Error('Nobody talks here');
};
const answering = (answer: unknown): TextModel => ({ engine, talk, askForData: async () => answer });
const silent: TextModel = { engine, talk, askForData: () => Promise.reject(new Error('status 503')) };
const painting: ImageModel = {
  engine: { name: 'some-painter', dataGoes: 'Your words go to models.example' },
  paint: async ({ count }) =>
    Array.from({ length: count }, () => ({ type: 'image/png' as const, bytes: new Uint8Array([1]) })),
};
const blind: ImageModel = { ...painting, paint: () => Promise.reject(new Error('status 500')) };

const brief = logoBriefSchema.parse({ name: 'DJ NOVA', genre: 'techno' });

async function generate(ports: Partial<Pick<ToolPorts, 'text' | 'image'>>) {
  const made = await generateLogos(
    brief,
    {
      shippedFiles: installedFonts,
      text: null,
      image: null,
      speech: null,
      ...ports,
    },
    noAssets,
  );
  return { ...made, output: logoOutputSchema.parse(made.output) };
}

const direction = { archetype: 'badge', font: 'anton', palette: 'luxe', symbol: 'moon' };

describe('twelve concepts', () => {
  it('are ours alone where no model is configured', async () => {
    const { output, files } = await generate({});
    expect(output.concepts.length).toBe(12);
    expect(output).not.toHaveProperty('directedBy');
    expect(files.map(({ name }) => name)).toEqual(output.concepts.map(({ id }) => `${id}.svg`));
  });

  it('follow what a text model chose, drawn by our engine', async () => {
    const { output, files } = await generate({ text: answering({ concepts: [direction] }) });
    expect(output.directedBy).toBe('some-model');
    expect(output.concepts.length).toBe(12);
    expect(output.concepts.map(({ spec }) => spec)).toContainEqual(expect.objectContaining(direction));
    for (const { type } of files) expect(type).toBe('image/svg+xml');
  });

  it('hold nothing that a model wrote beside its choices', async () => {
    const markup = '<svg onload="alert(1)"/>';
    const { output, files } = await generate({
      text: answering({ concepts: [{ ...direction, svg: markup, name: markup }], note: markup }),
    });
    const everything =
      JSON.stringify(output) + files.map(({ bytes }) => new TextDecoder().decode(bytes)).join();
    expect(everything).not.toContain('onload');
  });

  it.each([
    ['gives no answer', silent],
    ['answers nonsense', answering({ concepts: [{ archetype: 'mural' }] })],
  ])('are drawn by our own rules when the model %s, and the result says so', async (_, text) => {
    const { output } = await generate({ text });
    const { output: own } = await generate({});
    expect(output.unanswered).toEqual(['text']);
    expect(output.concepts).toEqual(own.concepts);
  });

  it('come with mood pictures where an image model paints them', async () => {
    const { output, files } = await generate({ image: painting });
    expect(output.references).toEqual(['reference-1.png', 'reference-2.png']);
    expect(files.length).toBe(14);
    expect((await generate({ image: blind })).output).toMatchObject({ unanswered: ['image'] });
  });
});

describe('the engine that is named before the press', () => {
  it('says who directs, who paints, and where the words go', () => {
    expect(logoEngine({ text: null, image: null }).dataGoes).toBe('Your brief stays on this server');
    expect(logoEngine({ text: silent, image: painting })).toEqual({
      name: 'Built-in vector designer, directed by some-model, mood pictures by some-painter',
      dataGoes: 'Your words go to models.example',
    });
  });
});
