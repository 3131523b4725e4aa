import { seal } from '#core/signing/decide.ts';
import { mediaTypeOf, SIGN_FILES, VERIFY_PATH } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf } from '#core/signing/envelope-state.ts';
import { sealedCopy, type ToSeal } from '#core/signing/seal/sealed-copy.ts';
import { printAudit } from '#core/tools/contract-generator/paper/print-contract.ts';
import { type FrozenEnvelope, getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import type { MadeFile } from '../providers/ports.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { readFontFiles } from '../storage/read-font-files.ts';
import { storeFiles } from '../storage/store-files.ts';
import { changeEnvelope, DECKHAND, type SigningDeps } from './change-envelope.ts';
import { folderOf } from './complete-envelope.ts';
import { frozenParts } from './frozen-contract.ts';
import { readDocument } from './read-document.ts';
import { sealKeyOf } from './seal-key.ts';

/** What is sealed: the document with both signatures, the audit page, and the record up to that document. */
async function toSeal(deps: SigningDeps, stored: FrozenEnvelope, completed: Envelope): Promise<ToSeal> {
  const signed = await readDocument(deps, stored, SIGN_FILES.signed);
  if (!signed) throw new Error('A signed contract has no document');
  const last = stored.entries.findIndex(({ event }) => event.type === 'completed');
  const entries = stored.entries.slice(0, last + 1);
  const checkAt = new URL(VERIFY_PATH, deps.settings.PUBLIC_URL).href;
  const { bytes: audit } = await printAudit(
    await frozenParts(deps, stored.frozen, completed),
    entries,
    (names) => readFontFiles(deps.toolPorts.shippedFiles, names),
    { checkAt },
  );
  return { document: signed.bytes, audit, entries };
}

/** Seals what both have signed, once its document is there. Whoever comes second finds it sealed. */
export async function sealEnvelope(deps: SigningDeps, id: string): Promise<void> {
  const stored = await getFrozenEnvelope(deps.db, { by: 'deckhand', id });
  if (!stored) return;
  const completed = envelopeOf(stored.entries);
  const { status, version } = completed;
  if (status !== 'completed' || completed.sealed) return;
  const key = await sealKeyOf(deps.settings);
  const content = await toSeal(deps, stored, completed);
  const copy = await sealedCopy(content, key);
  const made: MadeFile[] = [
    { name: SIGN_FILES.audit, type: mediaTypeOf(SIGN_FILES.audit), bytes: content.audit },
    { name: SIGN_FILES.sealed, type: mediaTypeOf(SIGN_FILES.sealed), bytes: copy },
  ];
  const hashes = await Promise.all(made.map(({ bytes }) => hashOf(bytes)));
  const kept = await storeFiles(deps, folderOf(id), made);
  const documents = kept.map((file, index) => ({ ...file, version, sha256: hashes[index] ?? '' }));
  const sha256 = hashes.at(-1) ?? '';
  const write = changeEnvelope(deps, { by: 'deckhand', id }, (envelope) => ({
    ...{ by: DECKHAND, from: null, documents, sealKey: key },
    events: seal(envelope, { version, key: key.id, sha256, size: copy.length }),
  }));
  await keepOrFree(deps, kept, write, ({ isChanged }) => isChanged);
}
