/**
 * The gate takes one of so many cases, the same in every run and so that each kind of case is among them.
 * `npm run test:long` takes all of them (EVERY_CASE=1).
 */
export const oneOf = (cases: number): number => (process.env.EVERY_CASE === '1' ? 1 : cases);
