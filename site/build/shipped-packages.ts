import { readFileSync } from 'node:fs';

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The packages that the product is built on, by their own statements, without typefaces. */
export function shippedPackages(): ShippedPackage[] {
  const { dependencies }: { dependencies: Record<string, string> } = read('package.json');
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@fontsource'))
    .map((name) => {
      const { version, license } = read(`node_modules/${name}/package.json`);
      if (typeof license !== 'string') throw new Error(`${name} does not say its licence`);
      return { name, version, licence: license };
    });
}
