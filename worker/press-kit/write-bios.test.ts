import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import type { Question, TextModel } from '../providers/ports.ts';
import { writeBios } from './write-bios.ts';

let base: TestDeps;
beforeAll(async () => {
  base = await testDeps();
  await base.addUser('usr_mara');
});
afterAll(() => base.close());

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
    deps: { ...base, toolPorts: { ...base.toolPorts, text } },
  };
}

describe('bios by a text model', () => {
  it('are those that say what the kit says', async () => {
    const { asked, deps } = answering({
      short: 'DJ NOVA plays techno from Berlin.',
      medium: 'DJ NOVA has played Berghain 40 times.',
      long: '',
    });
    const { bio, refused } = await writeBios(deps, 'usr_mara', KIT);
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
    await expect(writeBios(deps, 'usr_mara', KIT)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('need a name, and a model', async () => {
    const { asked, deps } = answering({});
    await expect(writeBios(deps, 'usr_mara', emptyKit(' '))).rejects.toMatchObject({
      details: { fields: [{ path: 'artistName' }] },
    });
    expect(asked).toEqual([]);
    const alone = { ...deps, toolPorts: { ...deps.toolPorts, text: null } };
    await expect(writeBios(alone, 'usr_mara', KIT)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are written thirty times a day for an account, and again on the next', async () => {
    const { asked, deps } = answering({ short: '', medium: '', long: '' });
    await base.addUser('usr_eager');
    const ask = () => writeBios(deps, 'usr_eager', KIT);
    base.setNow(new Date('2026-11-24T22:00:00Z'));
    for (let time = 0; time < 30; time += 1) await ask();
    await expect(ask()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { resetsAt: '2026-11-25T00:00:00.000Z' },
    });
    expect(asked).toHaveLength(30);
    base.setNow(new Date('2026-11-25T00:00:00Z'));
    await ask();
    expect(asked).toHaveLength(31);
  });
});
