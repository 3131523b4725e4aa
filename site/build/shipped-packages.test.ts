import { expect, it } from 'vitest';
import { shippedPackages } from './shipped-packages.ts';

it('names every package with its version and its licence', () => {
  const packages = shippedPackages();
  expect(packages.find(({ name }) => name === 'react')).toMatchObject({ licence: 'MIT' });
  for (const { name, version, licence } of packages) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(licence, name).toMatch(/\w/);
  }
});

it('ships nothing under the GPL', () => {
  const copyleft = shippedPackages().filter(({ licence }) => /\bA?GPL/.test(licence));
  expect(copyleft).toEqual([]);
});
