import { expect, test } from 'vitest';
import { strengthWords } from './amount-words.ts';
import { newLayer } from './layer-changes.ts';
import { layerWords } from './layer-words.ts';

test('a layer says where it lies, how long it is and how loud', () => {
  expect(layerWords(newLayer('riser'))).toBe('4 beats before voice · 4 beats · −6 dB');
  expect(layerWords(newLayer('impact'))).toBe('at voice · −4 dB');
  expect(layerWords({ ...newLayer('crowd'), offset: 1, gain: 2.5 })).toBe(
    '1 beat after voice · 8 beats · +2.5 dB',
  );
});

test('the one knob says what it does to the effects', () => {
  expect([0, 25, 50, 100].map(strengthWords)).toEqual(['dry', '0.5×', 'as it is', '2.0×']);
});
