import { describe, expect, it } from 'vitest';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import type { Question, TextModel } from '../providers/ports.ts';
import { writeBios } from './write-bios.ts';

const KIT = { ...emptyKit('DJ NOVA'), city: 'Berlin', genres: ['Techno', ''] };

function answering(answer: unknown) {
  const asked: Question[] = [];
  const text: TextModel = {
    engine: { name: 'some-model', dataGoes: 'Your words go to a model' },
    async askForData(question) {
      asked.push(question);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    talk: () => {
      throw new Error('Nobody talks here');
    },
  };
  return {
    asked,
    deps: {
      toolPorts: { shippedFiles: { read: async () => new Uint8Array() }, text, image: null, speech: null },
    },
  };
}

describe('bios by a text model', () => {
  it('are those that say what the kit says', async () => {
    const { asked, deps } = answering({
      short: 'DJ NOVA plays techno from Berlin.',
      medium: 'DJ NOVA has played Berghain 40 times.',
      long: '',
    });
    const { bio, refused } = await writeBios(deps, KIT);
    expect(bio).toEqual({ short: 'DJ NOVA plays techno from Berlin.', medium: '', long: '' });
    expect(refused.map(({ length }) => length)).toEqual(['medium', 'long']);
    expect(refused[0]?.claims).toEqual(['Berghain 40']);
    expect(JSON.parse(asked[0]?.subject ?? '')).toMatchObject({ artistName: 'DJ NOVA', genres: ['Techno'] });
  });

  it.each([
    ['no answer', new Error('offline')],
    ['an answer of another shape', { bio: 'x' }],
  ])('are not there with %s', async (_, answer) => {
    const { deps } = answering(answer);
    await expect(writeBios(deps, KIT)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('need a name, and a model', async () => {
    const { asked, deps } = answering({});
    await expect(writeBios(deps, emptyKit(' '))).rejects.toMatchObject({
      details: { fields: [{ path: 'artistName' }] },
    });
    expect(asked).toEqual([]);
    const alone = { toolPorts: { ...deps.toolPorts, text: null } };
    await expect(writeBios(alone, KIT)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
