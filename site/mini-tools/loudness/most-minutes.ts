/** Bytes that a decoded sound may take: small devices close a tab that asks for more. */
const ROOM = 1_200_000_000;
const SMALL_ROOM = 500_000_000;
/** GB of memory under which a device is small, as far as the browser tells. */
const SMALL_DEVICE = 4;

/** Minutes of stereo at this rate that may be decoded at once on this device. */
export function mostMinutes(sampleRate: number): number {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : Number.NaN;
  const isSmall = Number.isNaN(memory) ? matchMedia('(pointer: coarse)').matches : memory < SMALL_DEVICE;
  return Math.floor((isSmall ? SMALL_ROOM : ROOM) / (sampleRate * 2 * 4 * 60));
}
