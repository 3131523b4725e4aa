/** As often as production's schedule in wrangler.toml, in milliseconds. */
export const TIDY_UP_EVERY_MS = 15 * 60 * 1000;

/** Where wrangler runs the Worker's `scheduled`, which nothing calls on a machine of one's own. */
const SCHEDULED = '/cdn-cgi/local/scheduled';

/** Lets the Worker tidy up now, and again every 15 minutes. A run that fails is said, and the next one comes all the same. */
export function keepTidy(port: number): void {
  const tidyUp = async () => {
    const failure = await tidyUpOnce(port);
    if (failure) console.warn(`Tidying up failed (${failure}). It is tried again in 15 minutes.`);
  };
  setInterval(tidyUp, TIDY_UP_EVERY_MS).unref();
  void tidyUp();
}

/** What went wrong, or null. */
async function tidyUpOnce(port: number): Promise<string | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${SCHEDULED}`);
    return reply.ok ? null : `the Worker answered ${reply.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
