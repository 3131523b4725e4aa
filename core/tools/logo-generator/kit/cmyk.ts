/** Shares of ink in whole per cent. */
export interface Cmyk {
  c: number;
  m: number;
  y: number;
  k: number;
}

/** The three channels of `#RRGGBB`, 0 to 255. */
export function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const channel = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/**
 * A first approximation for print, without a profile: CSS Color 5, "To naively convert from RGBA to CMYK". No press is
 * matched by it.
 */
export function cmykOf(colour: string): Cmyk {
  const channels = channelsOf(colour);
  const brightest = Math.max(...channels);
  const [c, m, y] = channels.map((channel) =>
    brightest === 0 ? 0 : Math.round((100 * (brightest - channel)) / brightest),
  ) as [number, number, number];
  return { c, m, y, k: Math.round((100 * (255 - brightest)) / 255) };
}
