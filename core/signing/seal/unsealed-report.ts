import { listed } from '#core/count-words.ts';
import { readableEntry } from './check-entries.ts';
import { unknownFiles } from './check-file.ts';
import { type SealKey, type SealParts, SIGNATURE_LENGTH } from './genuine-seal.ts';
import { readEntries } from './read-entries.ts';
import { readSeal } from './read-seal.ts';
import { type NamedBytes, SEAL_FILES, type Seal } from './seal.ts';
import type { CheckedFile, OnStep, SealReport } from './seal-report.ts';
import { contractOf, documentName } from './sealed-contract.ts';

type Words = Pick<SealReport, 'headline' | 'detail' | 'advice'>;

/** Why something isn’t a sealed copy, or can’t be read as one. */
export const NOT_SEALED = {
  tooLarge: {
    headline: 'This file is too large',
    detail: 'A sealed copy has 60 MB at most.',
    advice: 'Choose the ZIP that you got from Deckhand.',
  },
  nothing: {
    headline: 'This isn’t a sealed copy',
    detail: 'A sealed copy is a ZIP with the contract, its record, seal.json and seal.sig.',
    advice: 'Choose the ZIP that you got from Deckhand.',
  },
  packed: {
    headline: 'This ZIP is packed in a way this page doesn’t read',
    detail: 'So nothing in it was checked.',
    advice: 'Unzip it and drop the files here.',
  },
  cut: {
    headline: 'This copy is cut off',
    detail: 'Its end is missing, and the seal with it, so there’s nothing to check it against.',
    advice: 'Download it again, or use another copy.',
  },
} as const satisfies Record<string, Words>;

/** Of what isn’t a sealed copy. */
export const notSealed = (words: Words, files: readonly CheckedFile[] = []): SealReport => ({
  ...{ verdict: 'not-sealed', ...words, key: null, contract: null, entries: [], bytes: [], difference: null },
  ...{ files, checks: [] },
});

/** Of files of which some are missing that make a sealed copy. */
export function withoutSeal(given: readonly NamedBytes[], isCut: boolean, onStep: OnStep): SealReport {
  const files = unknownFiles(given, 'Not checked', onStep);
  const missing = [SEAL_FILES.seal, SEAL_FILES.signature].filter((name) =>
    files.every((file) => file.name !== name),
  );
  if (isCut) return notSealed(NOT_SEALED.cut, files);
  if (missing.length === 2) return notSealed(NOT_SEALED.nothing, files);
  const detail = `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing, so there’s nothing to check the files against.`;
  return notSealed({ ...NOT_SEALED.nothing, detail }, files);
}

const ASK = 'Ask whoever sent it to you for the ZIP as they got it from Deckhand.';

function unknownKeyWords(id: string, keys: readonly SealKey[]): Words {
  return keys.length === 0
    ? {
        headline: 'This page hasn’t got Deckhand’s public keys yet',
        detail: `The seal names the key ${id}. Without the keys nobody can tell whether it’s genuine.`,
        advice: 'Reload the page with a connection and check again.',
      }
    : {
        headline: `We don’t know the key ${id}`,
        detail: 'Either Deckhand didn’t seal this, or this page is older than the key.',
        advice: 'Reload the page with a connection and check again.',
      };
}

function notGenuineWords({ signature }: SealParts, isNamed: boolean): Words {
  const headline = 'Not sealed by Deckhand';
  if (signature.length !== SIGNATURE_LENGTH)
    return {
      headline,
      detail: `The signature in seal.sig has ${signature.length} bytes instead of ${SIGNATURE_LENGTH}, so it can’t be checked.`,
      advice: ASK,
    };
  if (!isNamed) return { headline, detail: 'seal.json can’t be read as a seal.', advice: ASK };
  return {
    headline,
    detail:
      'The signature doesn’t fit seal.json. Someone else made this seal, or it was changed in several places.',
    advice: ASK,
  };
}

/** The files of such a copy, by a seal that anyone may have made. */
function claimedFiles(
  { bytes, signature, files }: SealParts,
  seal: Seal | null,
  onStep: OnStep,
): CheckedFile[] {
  const own = [
    { name: SEAL_FILES.seal, bytes },
    { name: SEAL_FILES.signature, bytes: signature },
  ];
  return unknownFiles([...files, ...own], 'Not checked', onStep).map((checked) => {
    const claimed = seal?.files.find(({ name }) => name === checked.name);
    if (!claimed) return checked;
    const words = claimed.sha256 === checked.sha256 ? 'As seal.json says' : 'Not as seal.json says';
    return { ...checked, words };
  });
}

/** Of a copy whose seal no key vouches for: nothing in it is sure. */
export function brokenSeal(
  parts: SealParts,
  { keys, sampleKey }: { keys: readonly SealKey[]; sampleKey?: SealKey },
  onStep: OnStep,
): SealReport {
  const seal = readSeal(parts.bytes);
  const keyState = (id: string): 'known' | 'sample' | 'unknown' => {
    if (id === sampleKey?.id) return 'sample';
    return keys.some((key) => key.id === id) ? 'known' : 'unknown';
  };
  const key = seal && { id: seal.key, is: keyState(seal.key) };
  const isUnknownKey = key?.is === 'unknown' && parts.signature.length === SIGNATURE_LENGTH;
  const record = parts.files.find(({ name }) => name === SEAL_FILES.entries);
  const values = (record ? readEntries(record.bytes) : []).map(({ value }) => value);
  const files = claimedFiles(parts, seal, onStep);
  const isMatch = seal?.files.every(({ name, sha256 }) =>
    files.some((file) => file.name === name && file.sha256 === sha256),
  );
  return {
    verdict: isUnknownKey ? 'unknown-key' : 'not-genuine',
    ...(isUnknownKey ? unknownKeyWords(key.id, keys) : notGenuineWords(parts, seal !== null)),
    key,
    contract: contractOf(values, documentName(parts.files)),
    entries: values.map((value, index) => ({ seq: index + 1, ...readableEntry(value), state: 'unknown' })),
    ...{ files, bytes: [], difference: null },
    checks: [
      {
        isRight: false,
        title: isUnknownKey ? 'We can’t tell who sealed this' : 'The seal isn’t genuine',
        detail: key ? `Key ${key.id}` : '',
      },
      isMatch
        ? { isRight: true, title: 'The files match seal.json', detail: 'Anyone can make that so' }
        : { isRight: false, title: 'The files don’t match seal.json', detail: '' },
    ],
  };
}
