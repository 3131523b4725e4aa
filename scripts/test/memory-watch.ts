import { freemem } from 'node:os';

/** Looks every second at how much memory the machine has left. What it returns tells how much was taken at most, in GB. */
export function watchMemory(): () => number {
  const before = freemem();
  let least = before;
  const look = () => {
    least = Math.min(least, freemem());
  };
  setInterval(look, 1000).unref();
  return () => {
    look();
    return (before - least) / 1e9;
  };
}
