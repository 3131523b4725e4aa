/** Letters that are written from right to left: Hebrew, Arabic and their relatives. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name within a sentence that is written from left to right: where it runs the other way it is isolated (U+2068, U+2069), so
 * that times and sums beside it stay in their order.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
