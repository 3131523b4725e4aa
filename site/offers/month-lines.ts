import { CATALOGUE } from '#core/catalogue.ts';
import { usesOf } from './uses-of.ts';

/**
 * The lines of the sum of a month: every tool with a price, with the number of uses of the example. Of a tool that is not open yet
 * the example has none.
 */
export async function monthLines() {
  const lines = await Promise.all(
    CATALOGUE.map(async ({ id, cost, opens }) => {
      const { month } = await usesOf(id);
      if (cost === null || !month) return [];
      const isOpen = opens !== null;
      return [{ ...month, cost, isOpen, count: isOpen ? month.usual : 0 }];
    }),
  );
  return lines.flat();
}
