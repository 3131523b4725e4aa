import { expect, it } from 'vitest';
import { keyTowards, SEGMENTS } from './wheel.ts';

it('arrows go round the ring, past twelve, and over to the other one', () => {
  expect(keyTowards('8A', 'ArrowRight')).toBe('9A');
  expect(keyTowards('12B', 'ArrowRight')).toBe('1B');
  expect(keyTowards('1A', 'ArrowLeft')).toBe('12A');
  expect(keyTowards('8A', 'ArrowUp')).toBe('8B');
  expect(keyTowards('8B', 'ArrowDown')).toBe('8A');
  expect(keyTowards('8A', 'Tab')).toBeNull();
});

it('the wheel has twelve on top and three on the right', () => {
  const at = (key: string) => SEGMENTS.find((segment) => segment.key === key)?.text;
  expect(Number(at('12A')?.x)).toBe(170);
  expect(Number(at('12A')?.y)).toBeLessThan(100);
  expect(Number(at('3B')?.x)).toBeGreaterThan(300);
  expect(SEGMENTS).toHaveLength(24);
});
