import { expect, it } from 'vitest';
import type { Stem } from '#core/tools/voice-tag/engine/files/stems.ts';
import { reportOn } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import { matchStems } from './match-stems.ts';

const silent = [new Float32Array(), new Float32Array()] as const;
const stem = (id: Stem['id']): Stem => ({ id, sound: silent, marks: [] });

/** Makes stems that reach what they are asked for, but `bed`, which is never louder than -11 LUFS. */
const makes = () => {
  const asked: string[] = [];
  const make = async (one: Stem, aims: { target: number; ceiling: number }) => {
    asked.push(`${one.id} ${aims.target}`);
    const integrated = one.id === 'bed' ? Math.min(-11, aims.target) : aims.target;
    return {
      ...{ stem: one, bytes: new Uint8Array(), sha256: '', isReached: integrated === aims.target },
      report: { ...reportOn(silent, 44_100, aims, 'integrated'), integrated },
    };
  };
  return { asked, make };
};

it('stems that all reach the target are made once', async () => {
  const { asked, make } = makes();
  await matchStems([stem('dry'), stem('wet')], { target: -9, ceiling: -1 }, make);
  expect(asked).toEqual(['dry -9', 'wet -9']);
});

it('where one stays behind, the others come down to it', async () => {
  const { make } = makes();
  const made = await matchStems([stem('dry'), stem('bed')], { target: -9, ceiling: -1 }, make);
  expect(made.map(({ report }) => [report.integrated, report.target])).toEqual([
    [-11, -11],
    [-11, -11],
  ]);
});
