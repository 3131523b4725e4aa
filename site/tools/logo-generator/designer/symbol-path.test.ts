import { expect, it } from 'vitest';
import { SYMBOL_IDS } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { symbolPath } from './symbol-path.ts';

it.each(SYMBOL_IDS)('draws %s inside its square', (id) => {
  const path = symbolPath(id);
  const figures = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(path).toMatch(/^(M[\d. L]+Z)+$/);
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...figures)).toBeLessThanOrEqual(96);
  expect(Math.max(...figures) - Math.min(...figures)).toBeGreaterThan(60);
});
