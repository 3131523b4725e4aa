import { beforeEach, describe, expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { takeOfTests } from './drops-of-tests.ts';
import { MOST_TAKES, SOUND_SECONDS, type TakesStore, takesStore } from './takes.store.ts';

const PICTURE = {
  ...{ wave: { body: [0, 255], core: [0, 120] }, words: [{ text: 'You', at: 0.1, until: 0.4 }] },
  voice: { at: 0.1, seconds: 2 },
};

let tab: ReturnType<typeof tabOfTests>;
let takes: TakesStore;
beforeEach(() => {
  tab = tabOfTests();
  takes = takesStore(tab);
});
const numbers = () => takes.$takes.get().map(({ number }) => number);
const heard = () => takes.$heard.get()?.number;
const idOf = (number: number) => takes.$takes.get().find((take) => take.number === number)?.id ?? '';

describe('the takes of a tab', () => {
  it('stand newest first, twelve at most', () => {
    for (let i = 0; i < MOST_TAKES + 3; i++) takes.add(takeOfTests());
    expect(numbers()).toEqual(Array.from({ length: MOST_TAKES }, (_, i) => MOST_TAKES + 3 - i));
  });

  it('a new one is heard on A, and the one that was heard stays on B', () => {
    takes.add(takeOfTests());
    expect(takes.$compared.get().b).toBeNull();
    takes.add(takeOfTests());
    expect(heard()).toBe(2);
    takes.switchTo('b');
    expect(heard()).toBe(1);
    takes.add(takeOfTests());
    expect(heard()).toBe(3);
    takes.switchTo('b');
    expect(heard()).toBe(1);
  });

  it('a side without a take is not switched to', () => {
    takes.add(takeOfTests());
    takes.switchTo('b');
    expect(heard()).toBe(1);
  });

  it('another take comes on the side that is heard, one that has a side is heard there', () => {
    for (let i = 0; i < 3; i++) takes.add(takeOfTests());
    takes.hear(idOf(1));
    expect(takes.$compared.get()).toMatchObject({ a: idOf(1), b: idOf(2), now: 'a' });
    takes.hear(idOf(2));
    expect(takes.$compared.get().now).toBe('b');
  });

  it('a deleted one gives its side to the newest that has none, and can be put back', () => {
    for (let i = 0; i < 3; i++) takes.add(takeOfTests());
    const gone = takes.$takes.get()[0];
    if (!gone) throw new Error('No take');
    takes.remove(gone.id);
    expect(numbers()).toEqual([2, 1]);
    expect(heard()).toBe(1);
    takes.put(gone);
    expect(numbers()).toEqual([3, 2, 1]);
    expect(heard()).toBe(3);
  });

  it('go with the recording that they were made from, after a reload too', async () => {
    const from = (takeId: string) => ({ source: { kind: 'take', takeId } }) as const;
    for (const part of [from('tak_1'), {}, from('tak_2'), from('tak_1')]) takes.add(takeOfTests(part));
    takes.forgetOf('tak_1');
    expect(numbers()).toEqual([3, 2]);
    expect(heard()).toBe(2);
    const again = takesStore(tab);
    await again.restore();
    expect(again.$takes.get().map(({ number }) => number)).toEqual([3, 2]);
  });

  it('leave nothing to hear when the last is deleted', () => {
    takes.add(takeOfTests());
    takes.remove(idOf(1));
    expect(takes.$heard.get()).toBeNull();
    expect(takes.$compared.get()).toMatchObject({ a: null, b: null });
  });

  it('keep their recipes over a reload, and their sounds not', async () => {
    takes.add(takeOfTests({ script: 'First' }));
    takes.add(takeOfTests({ script: 'Second' }));
    const again = takesStore(tab);
    await again.restore();
    expect(again.$takes.get().map(({ drop }) => drop.script)).toEqual(['Second', 'First']);
    expect(again.$takes.get().every(({ made }) => made === null)).toBe(true);
    again.add(takeOfTests());
    expect(again.$takes.get()[0]?.number).toBe(3);
  });

  it('keep what they look like over a reload, and over the sound that is made again', async () => {
    const made = takeOfTests();
    takes.add(made);
    takes.draw(made.take.id, PICTURE);
    const again = takesStore(tab);
    await again.restore();
    expect(again.$takes.get()).toMatchObject([{ made: null, picture: PICTURE }]);
    again.add(takeOfTests(), made.take.id);
    expect(again.$takes.get()[0]?.picture).toEqual(PICTURE);
  });

  it('go on with the number after one that another tab made', () => {
    takes.add(takeOfTests());
    const [entry] = takes.$takes.get();
    const other = takesStore(tabOfTests());
    if (entry) other.put(entry);
    other.add(takeOfTests());
    expect(other.$takes.get().map(({ number }) => number)).toEqual([2, 1]);
  });

  it('stand behind one that was made before the tab was read, and keep their numbers', async () => {
    takes.add(takeOfTests({ script: 'First' }));
    const again = takesStore(tab);
    const restoring = again.restore();
    again.add(takeOfTests({ script: 'Meanwhile' }));
    await restoring;
    expect(again.$takes.get().map(({ number, drop }) => [number, drop.script])).toEqual([
      [2, 'Meanwhile'],
      [1, 'First'],
    ]);
    expect(again.$heard.get()?.number).toBe(2);
  });

  it('get their sound back in their place when it is made again', async () => {
    takes.add(takeOfTests());
    const again = takesStore(tab);
    await again.restore();
    const [entry] = again.$takes.get();
    again.add(takeOfTests(), entry?.id);
    expect(again.$takes.get().length).toBe(1);
    expect(again.$takes.get()[0]?.made).not.toBeNull();
  });

  it('lose the oldest sounds first when there are too many seconds, but never those that are compared', () => {
    const long = SOUND_SECONDS / 3;
    for (let i = 0; i < 5; i++) takes.add(takeOfTests({}, long));
    takes.hear(idOf(1));
    takes.add(takeOfTests({}, long));
    const sounding = takes.$takes.get().filter(({ made }) => made !== null);
    expect(sounding.map(({ number }) => number)).toEqual(expect.arrayContaining([6]));
    expect(sounding.length).toBeLessThanOrEqual(3);
    expect(takes.$heard.get()?.made).not.toBeNull();
  });

  it('what a broken tab kept is left out', async () => {
    tab().setItem('takes:voice-tag', JSON.stringify([null, 3, { id: 'x' }]));
    await takes.restore();
    expect(numbers()).toEqual([]);
  });
});
