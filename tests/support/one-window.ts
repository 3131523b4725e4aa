const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * A test of what is counted by a window of the wall clock (both begin at whole multiples of it, in UTC). Where one ended
 * while it ran, counting began anew in its midst, and it is run once more as a whole.
 */
const inOne =
  (windowMs: number) =>
  (test: () => Promise<void>): (() => Promise<void>) =>
  async () => {
    const present = () => Math.floor(Date.now() / windowMs);
    const before = present();
    try {
      await test();
    } catch (failure) {
      if (present() === before) throw failure;
      await test();
    }
  };

export const inOneMinute = inOne(MINUTE_MS);
/** In one day of UTC. */
export const inOneDay = inOne(DAY_MS);
