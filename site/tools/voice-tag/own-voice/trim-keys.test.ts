import { expect, it } from 'vitest';
import { handleByKey } from './trim-keys.ts';

const press = (key: string, shiftKey = false) => handleByKey({ key, shiftKey }, 1, 4);

it('arrows move a handle by a hundredth of a second, with Shift by a tenth', () => {
  expect(press('ArrowRight')).toBeCloseTo(1.01);
  expect(press('ArrowLeft', true)).toBeCloseTo(0.9);
  expect(press('PageUp')).toBeCloseTo(1.1);
  expect([press('Home'), press('End')]).toEqual([0, 4]);
});

it('other keys move nothing', () => {
  expect(press('Tab')).toBeNull();
});
