import { expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { runKey } from './run-key.ts';

const counting = () => {
  let made = 0;
  return () => `key-${++made}`;
};

it('keeps the key while the same input has no answer', () => {
  const key = runKey('logo-generator', tabOfTests(), counting());
  expect([key.for({ name: 'NOVA' }), key.for({ name: 'NOVA' })]).toEqual(['key-1', 'key-1']);
});

it('keeps the key over a reload of the page', () => {
  const tab = tabOfTests();
  const newKey = counting();
  const before = runKey('logo-generator', tab, newKey).for({ name: 'NOVA' });
  expect(runKey('logo-generator', tab, newKey).for({ name: 'NOVA' })).toBe(before);
});

it('gives another input another key', () => {
  const key = runKey('logo-generator', tabOfTests(), counting());
  key.for({ name: 'NOVA' });
  expect(key.for({ name: 'LUNA' })).toBe('key-2');
});

it('gives the same input a new key once its run is settled', () => {
  const key = runKey('logo-generator', tabOfTests(), counting());
  key.for({ name: 'NOVA' });
  key.settle();
  expect(key.for({ name: 'NOVA' })).toBe('key-2');
});

it('keeps the keys of two tools apart', () => {
  const tab = tabOfTests();
  const newKey = counting();
  runKey('logo-generator', tab, newKey).for({ name: 'NOVA' });
  expect(runKey('press-kit', tab, newKey).for({ name: 'NOVA' })).toBe('key-2');
});

it('keeps the key where the browser allows no storage', () => {
  const closed = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const key = runKey('logo-generator', closed, counting());
  expect([key.for({ name: 'NOVA' }), key.for({ name: 'NOVA' })]).toEqual(['key-1', 'key-1']);
});

it('is not misled by what else may stand in storage', () => {
  const tab = tabOfTests();
  tab().setItem('run-key:logo-generator', '{"key":7,"asked":"{}"}');
  expect(runKey('logo-generator', tab, counting()).for({})).toBe('key-1');
});
