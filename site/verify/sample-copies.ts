import type { GivenCopy } from './given-copies.ts';

/** Made by scripts/sealed-sample.ts. */
const SAMPLE = '/content/samples/sealed-contract.zip';
const addresses = import.meta.glob<string>('/content/samples/sealed-contract.zip', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Where it is, so that it can be kept for the way without a network. */
export const sampleUrl = addresses[SAMPLE] ?? '';

/** When the client signed it, in its record; a minute more makes another contract of it. */
const SIGNED_AT = { sealed: '2026-11-03T13:02', changed: '2026-11-03T13:03' } as const;

const text = new TextEncoder();

/** The same bytes with the moment of a signature changed, as its ZIP has it in the clear. Throws where it has none. */
export function withOneByteChanged(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sealed = text.encode(SIGNED_AT.sealed);
  const at = bytes.findIndex((_, start) => sealed.every((byte, index) => bytes[start + index] === byte));
  if (at < 0) throw new Error('The sample was signed at another time');
  const changed = bytes.slice();
  changed.set(text.encode(SIGNED_AT.changed), at);
  return changed;
}

const copyOf = (name: string, bytes: Uint8Array<ArrayBuffer>): GivenCopy => ({
  ...{ name, size: bytes.length, isZip: true, isSample: true },
  files: [new File([bytes], name, { type: 'application/zip' })],
});

/** Our sample, and a copy of it with one byte changed. Rejects where it can’t be loaded. */
export async function sampleCopies(signal: AbortSignal): Promise<GivenCopy[]> {
  const reply = await fetch(sampleUrl, { signal });
  if (!reply.ok) throw new Error(`The sample answered ${reply.status}`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return [copyOf('sample-changed.zip', withOneByteChanged(bytes)), copyOf('sample.zip', bytes)];
}
