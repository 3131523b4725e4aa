import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Entry } from '../envelope.ts';
import { envelopeOf } from '../envelope-state.ts';
import { DOCUMENTS, entriesText, SEAL_FILES, sealBytes, sealOf } from './seal.ts';
import { sealedZip } from './sealed-zip.ts';

/** What is sealed of a contract, or of an addendum, that both sides have signed. */
export interface ToSeal {
  /** The PDF with both signatures. */
  document: Uint8Array;
  /** Its audit page, as PDF. */
  audit: Uint8Array;
  /** The record, up to the entry that completed it. */
  entries: readonly Entry[];
}

/** What seals: the id of a key, and its signature of bytes, which is 64 bytes of Ed25519. */
export interface Sealer {
  id: string;
  sign: (message: Uint8Array) => Promise<Uint8Array>;
}

/** The sealed copy: a ZIP that anybody can check without us. Of the same record, files and key the bytes are the same. */
export async function sealedCopy(
  { document, audit, entries }: ToSeal,
  { id, sign }: Sealer,
): Promise<Uint8Array> {
  const { id: envelope, version, addendum } = envelopeOf(entries);
  const files = [
    { name: addendum ? DOCUMENTS.addendum : DOCUMENTS.contract, bytes: document },
    { name: SEAL_FILES.audit, bytes: audit },
    { name: SEAL_FILES.entries, bytes: utf8ToBytes(entriesText(entries)) },
  ];
  const hashes = entries.map(({ hash }) => hash);
  const seal = sealBytes(sealOf(files, { envelope, version, entries: hashes }, id));
  return sealedZip([
    ...files,
    { name: SEAL_FILES.seal, bytes: seal },
    { name: SEAL_FILES.signature, bytes: await sign(seal) },
  ]);
}
