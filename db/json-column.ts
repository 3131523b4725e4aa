import type { SQL } from 'drizzle-orm';

/** A column whose text is JSON of that type, for a builder's select. NULL stays null. */
export const jsonColumn = <Value>(column: SQL) =>
  column.mapWith((text: string): Value => JSON.parse(text) as Value);
