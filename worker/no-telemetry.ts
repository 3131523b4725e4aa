/** Stands in for what better-auth could report of itself to its makers: it is off, and weighs 9 kB. */
export const createTelemetry = async () => ({ publish: async () => undefined });
