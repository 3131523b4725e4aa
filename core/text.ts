import * as z from 'zod/mini';

/** Refuses control characters, which no field of one line has a use for. */
export const noControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'Leave out control characters');
