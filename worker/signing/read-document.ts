import type { SIGN_FILES } from '#core/signing/envelope.ts';
import type { FrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../storage/hash-of.ts';

/** A document of the newest version of an envelope with its bytes; null where it has none of that name. Throws where storage lost or changed it. */
export async function readDocument(
  { media }: Pick<Deps, 'media'>,
  { documents, frozen }: Pick<FrozenEnvelope, 'documents' | 'frozen'>,
  wanted: (typeof SIGN_FILES)[keyof typeof SIGN_FILES],
) {
  const document = documents.find(({ name, version }) => name === wanted && version === frozen.version);
  if (!document) return null;
  const object = await media.get(document.mediaKey);
  const bytes = object && new Uint8Array(await new Response(object.body).arrayBuffer());
  if (!bytes || (await hashOf(bytes)) !== document.sha256)
    throw new Error('Storage does not have a document as it was written down');
  return { document, bytes };
}
