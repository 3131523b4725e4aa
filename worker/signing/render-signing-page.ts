import { ApiError } from '#core/errors.ts';
import { mediaTypeOf, ORIGINAL_FILE, SIGN_FILES, savedName } from '#core/signing/envelope.ts';
import { envelopeOf } from '#core/signing/envelope-state.ts';
import { signingPage } from '#core/tools/contract-generator/signing-page/signing-page.ts';
import { type FrozenEnvelope, getFrozenEnvelope, roleOfToken } from '#db/queries/signing-envelopes.ts';
import { hashOfToken } from '../link-token.ts';
import { openable } from '../storage/openable.ts';
import { type SigningDeps, standing } from './change-envelope.ts';
import { contractOf, frozenParts } from './frozen-contract.ts';
import { screenOf } from './screen-of.ts';

type PageDeps = Pick<SigningDeps, 'db' | 'now' | 'toolPorts' | 'media'>;

/** The envelope that a link leads to, and which side reads it. Throws NOT_FOUND. */
async function readByToken(deps: PageDeps, token: string) {
  const tokenHash = hashOfToken(token);
  const stored = await getFrozenEnvelope(deps.db, { by: 'token', tokenHash, now: deps.now() });
  const role = stored && roleOfToken(stored, tokenHash);
  if (!stored || !role) throw new ApiError('NOT_FOUND');
  return { stored, role };
}

/** The page of a contract for one side. Throws NOT_FOUND. */
export async function renderSigningPage(
  deps: PageDeps,
  token: string,
): Promise<{ markup: string; style: string }> {
  const { stored, role } = await readByToken(deps, token);
  const now = deps.now();
  const envelope = standing(stored, now);
  const { entries, frozen, frozenBefore, generationId } = stored;
  const parts = await frozenParts(deps, frozen, envelope);
  const before = frozenBefore && contractOf(frozenBefore);
  return signingPage({ envelope, entries, role, parts, before, token, screen: screenOf(generationId), now });
}

const documentOf = ({ documents, frozen }: FrozenEnvelope, name: string) =>
  Object.values<string>(SIGN_FILES).includes(name)
    ? documents.find((each) => each.name === name && each.version === frozen.version)
    : undefined;

/** What an addendum changes: the document with both signatures. */
async function originalOf({ db }: PageDeps, { entries }: FrozenEnvelope) {
  const { addendum } = envelopeOf(entries);
  const original =
    addendum && (await getFrozenEnvelope(db, { by: 'deckhand', id: addendum.original.envelope }));
  return original ? documentOf(original, SIGN_FILES.signed) : undefined;
}

/** The newest document, the one with both signatures, or of an addendum what it changes. Throws NOT_FOUND. */
export async function readSigningFile(deps: PageDeps, { token, name }: { token: string; name: string }) {
  const { stored } = await readByToken(deps, token);
  const isOriginal = name === ORIGINAL_FILE;
  const document = isOriginal ? await originalOf(deps, stored) : documentOf(stored, name);
  if (!document) throw new ApiError('NOT_FOUND');
  return openable(deps, {
    ...document,
    name: isOriginal ? name : savedName(document),
    type: mediaTypeOf(document.name),
  });
}
