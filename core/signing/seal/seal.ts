import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../canonical-json.ts';
import type { Entry } from '../envelope.ts';

/** What a seal says of itself; another way to seal is another format. */
export const SEAL_FORMAT = 'deckhand-seal-1';

/** Bytes of a block of a sealed file; its last block may be shorter. */
export const BLOCK = 4096;

/** What a sealed copy calls its document. */
export const DOCUMENTS = { contract: 'contract.pdf', addendum: 'addendum.pdf' } as const;

/** Files of a sealed copy beside the document. */
export const SEAL_FILES = {
  audit: 'audit.pdf',
  entries: 'events.json',
  seal: 'seal.json',
  signature: 'seal.sig',
} as const;

export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** A file as the seal knows it. Hashes are SHA-256, lower-case hex. */
export interface SealedFile {
  name: string;
  size: number;
  sha256: string;
  /** Of each block, in their order. */
  blocks: readonly string[];
}

/** What is signed: all of it follows from the files and the key, so a damaged one can be made again. */
export interface Seal {
  format: typeof SEAL_FORMAT;
  /** The id of the key: `keyIdOf` the public one. */
  key: string;
  envelope: string;
  version: number;
  files: readonly SealedFile[];
  /** The hash of each entry of the record, from the first one to the one that completed it. */
  entries: readonly string[];
}

/** SHA-256, lower-case hex. */
export const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** The record in a sealed copy: JSON with an entry on each line. */
export const entriesText = (entries: readonly Entry[]): string =>
  `[\n${entries.map(canonicalJson).join(',\n')}\n]\n`;

/** The blocks of a file. */
export const blocksOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, index) =>
    bytes.subarray(index * BLOCK, (index + 1) * BLOCK),
  );

/** What a public key is called: `deckhand-3f2a9c1d`. @param publicKey the 32 bytes of an Ed25519 key */
export const keyIdOf = (publicKey: Uint8Array): string => `deckhand-${hashOf(publicKey).slice(0, 8)}`;

export const sealedFileOf = ({ name, bytes }: NamedBytes): SealedFile => ({
  ...{ name, size: bytes.length, sha256: hashOf(bytes) },
  blocks: blocksOf(bytes).map(hashOf),
});

/** The seal on these files and this record. @param key the id of the key that signs it */
export function sealOf(
  files: readonly NamedBytes[],
  { envelope, version, entries }: Pick<Seal, 'envelope' | 'version' | 'entries'>,
  key: string,
): Seal {
  return {
    ...{ format: SEAL_FORMAT, key, envelope, version, entries },
    files: files.map(sealedFileOf),
  };
}

const list = (lines: readonly string[]): string => (lines.length > 0 ? `[\n${lines.join(',\n')}\n]` : '[]');

/** The bytes of `seal.json`, which are signed: each file and each hash on a line of its own, to be found with `grep`. */
export function sealBytes({ format, key, envelope, version, files, entries }: Seal): Uint8Array {
  const hashes = (all: readonly string[]): string => list(all.map((hash) => `"${hash}"`));
  const members = [
    `"format":${JSON.stringify(format)}`,
    `"key":${JSON.stringify(key)}`,
    `"envelope":${JSON.stringify(envelope)}`,
    `"version":${version}`,
    `"files":${list(files.map(({ name, size, sha256 }) => JSON.stringify({ name, size, sha256 })))}`,
    `"entries":${hashes(entries)}`,
    `"blocks":{\n${files.map(({ name, blocks }) => `${JSON.stringify(name)}:${hashes(blocks)}`).join(',\n')}\n}`,
  ];
  return utf8ToBytes(`{\n${members.join(',\n')}\n}\n`);
}
