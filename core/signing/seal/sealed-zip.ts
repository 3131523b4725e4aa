import { zipSync } from 'fflate';
import type { NamedBytes } from './seal.ts';

/** No moment of its own, read in the zone of the machine as ZIP does: of equal files the bytes are equal everywhere. */
const mtime = new Date(1980, 0, 1);

/** Files in a ZIP, as they are and in their order. */
export const sealedZip = (files: readonly NamedBytes[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: 0, mtime }]])));
