import { complete } from '#core/signing/decide.ts';
import { mediaTypeOf, SIGN_FILES } from '#core/signing/envelope.ts';
import { envelopeOf } from '#core/signing/envelope-state.ts';
import { printContract } from '#core/tools/contract-generator/paper/print-contract.ts';
import { getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { readFontFiles } from '../storage/read-font-files.ts';
import { storeFiles } from '../storage/store-files.ts';
import { changeEnvelope, DECKHAND, type SigningDeps } from './change-envelope.ts';
import { frozenParts } from './frozen-contract.ts';

/** Where the files of an envelope are stored. */
export const folderOf = (id: string): string => `envelopes/${id}`;

/** Makes the document with both signatures, once both are there; whoever comes second finds it made. */
export async function completeEnvelope(deps: SigningDeps, id: string): Promise<void> {
  const stored = await getFrozenEnvelope(deps.db, { by: 'deckhand', id });
  if (!stored) return;
  const signed = envelopeOf(stored.entries);
  if (signed.status !== 'signed') return;
  const { bytes, pages } = await printContract(await frozenParts(deps, stored.frozen, signed), (names) =>
    readFontFiles(deps.toolPorts.shippedFiles, names),
  );
  const document = { sha256: await hashOf(bytes), size: bytes.byteLength, pages };
  const files = await storeFiles(deps, folderOf(id), [
    { name: SIGN_FILES.signed, type: mediaTypeOf(SIGN_FILES.signed), bytes },
  ]);
  const documents = files.map((file) => ({ ...file, version: signed.version, sha256: document.sha256 }));
  const write = changeEnvelope(deps, { by: 'deckhand', id }, (envelope) => ({
    ...{ by: DECKHAND, from: null, documents },
    events: complete(envelope, document),
  }));
  await keepOrFree(deps, files, write, ({ isChanged }) => isChanged);
}
