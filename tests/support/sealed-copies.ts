import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Entry, EnvelopeEvent } from '#core/signing/envelope.ts';
import { crcOf } from '#core/signing/seal/byte-by-checksum.ts';
import { checkSealed } from '#core/signing/seal/check-sealed.ts';
import type { SealKey, Verify } from '#core/signing/seal/genuine-seal.ts';
import type { Copy } from '#core/signing/seal/read-copy.ts';
import { entriesText, keyIdOf, type NamedBytes, sealBytes, sealOf } from '#core/signing/seal/seal.ts';
import type { SealReport } from '#core/signing/seal/seal-report.ts';
import { sealedZip } from '#core/signing/seal/sealed-zip.ts';
import { recordOf, sentEvent, signature } from './envelopes.ts';

/** A private key of Ed25519 in PKCS #8 is this and its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export interface SealingKey extends SealKey {
  secret: KeyObject;
}

/** A key that is the same in each run. */
export function sealingKey(number: number): SealingKey {
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.alloc(32, number)]),
    ...{ format: 'der', type: 'pkcs8' },
  });
  const publicKey = new Uint8Array(
    createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32),
  );
  return { id: keyIdOf(publicKey), publicKey, secret };
}

export const KEY = sealingKey(1);
export const OTHER_KEY = sealingKey(2);

const publicKeys = new Map<string, KeyObject>();

/** A public key of 32 bytes as Node has it; made once. */
function publicKeyOf(bytes: Uint8Array): KeyObject {
  const name = Buffer.from(bytes).toString('hex');
  const known = publicKeys.get(name);
  if (known) return known;
  const fresh = createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' });
  publicKeys.set(name, fresh);
  return fresh;
}

export const verified: Verify = async (publicKey, signed, message) =>
  verify(null, message, publicKeyOf(publicKey), signed);

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes that look like nothing, the same for a number each time. */
export function noise(length: number, seed = 1): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

export interface SealedContent {
  document: NamedBytes;
  audit: Uint8Array;
  entries: readonly Entry[];
}

/** A contract that both have signed. */
export function signedContent({
  length = 5000,
  seed = 1,
  sent = {} as Partial<ReturnType<typeof sentEvent>>,
  name = 'contract.pdf',
  envelope = 'env_one',
} = {}): SealedContent {
  const document = { name, bytes: noise(length, seed) };
  const events: EnvelopeEvent[] = [
    sentEvent(1, sent),
    { type: 'opened', version: 1, role: 'client' },
    { type: 'signed', ...signature('client') },
    { type: 'signed', ...signature('artist') },
    {
      type: 'completed',
      version: 1,
      document: { sha256: sha256Of(document.bytes), size: length, pages: 7 },
    },
  ];
  return {
    document,
    audit: noise(Math.ceil(length / 3), seed + 1),
    entries: recordOf(events, undefined, envelope),
  };
}

/** The files of a sealed copy. */
export function sealedFiles(
  { document, audit, entries }: SealedContent,
  key: SealingKey = KEY,
): NamedBytes[] {
  const files = [
    document,
    { name: 'audit.pdf', bytes: audit },
    { name: 'events.json', bytes: new TextEncoder().encode(entriesText(entries)) },
  ];
  const facts = {
    envelope: entries[0]?.envelope ?? '',
    version: 1,
    entries: entries.map(({ hash }) => hash),
  };
  const bytes = sealBytes(sealOf(files, facts, key.id));
  const signed = new Uint8Array(sign(null, bytes, key.secret));
  return [...files, { name: 'seal.json', bytes }, { name: 'seal.sig', bytes: signed }];
}

export const sealedCopy = (content = signedContent(), key: SealingKey = KEY): Uint8Array =>
  sealedZip(sealedFiles(content, key));

/** A file of a copy with other bytes. */
export const withFile = (
  files: readonly NamedBytes[],
  name: string,
  change: (bytes: Uint8Array) => Uint8Array,
): NamedBytes[] => files.map((file) => (file.name === name ? { name, bytes: change(file.bytes) } : file));

export const flipped = (bytes: Uint8Array, offset: number, change = 1): Uint8Array =>
  bytes.with(offset, (bytes[offset] ?? 0) ^ change);

/** A file of a ZIP, and what its header is to say instead of what is so. */
export interface ZipPart extends NamedBytes {
  packed?: Uint8Array;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  local?: { name?: string; flags?: number; crc?: number; packed?: number; size?: number; method?: number };
  /** What follows its bytes. */
  after?: Uint8Array;
}

/** A number of a ZIP. */
export type Field = readonly [value: number, length: number];

export function littleEndian(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([value, length]) => {
      const bytes = Buffer.alloc(length);
      bytes.writeUIntLE(value, 0, length);
      return bytes;
    }),
  );
}

/** The headers of a file: that before its bytes, and that in the directory. */
function headersOf({ name, bytes, packed = bytes, ...part }: ZipPart, at: number): [Buffer, Buffer] {
  const { flags = 0, method = 0, crc = crcOf(bytes), size = bytes.length, local } = part;
  const own = { name, flags, method, crc, packed: packed.length, size };
  const before = { ...own, ...local };
  const fields = (values: readonly number[], length: number): Field[] =>
    values.map((value) => [value, length]);
  const common = (has: typeof own): Field[] => [
    ...fields([20, has.flags, has.method, 0, 0x5b64], 2),
    ...fields([has.crc, has.packed, has.size], 4),
    ...fields([Buffer.byteLength(has.name), 0], 2),
  ];
  const listed = littleEndian([0x02014b50, 4], [20, 2], ...common(own), [0, 6], [0, 4], [at, 4]);
  return [
    Buffer.concat([littleEndian([0x04034b50, 4], ...common(before)), Buffer.from(before.name)]),
    Buffer.concat([listed, Buffer.from(name)]),
  ];
}

/** A ZIP as any program might make it. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const part of parts) {
    const [before, listed] = headersOf(part, at);
    const file = Buffer.concat([before, part.packed ?? part.bytes, part.after ?? new Uint8Array()]);
    files.push(file);
    directory.push(listed);
    at += file.length;
  }
  const size = Buffer.concat(directory).length;
  const end = [
    [parts.length, 2],
    [parts.length, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  ] satisfies Field[];
  return new Uint8Array(
    Buffer.concat([...files, ...directory, littleEndian([0x06054b50, 4], [0, 4], ...end)]),
  );
}

/** What is found in a copy by who knows the first key. */
export const checked = (copy: Copy | Uint8Array, keys: readonly SealKey[] = [KEY]): Promise<SealReport> =>
  checkSealed(copy instanceof Uint8Array ? { bytes: copy } : copy, { keys, verify: verified });
