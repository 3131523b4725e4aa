import { type Entry, ROLES } from '../envelope.ts';
import { envelopeOf } from '../envelope-state.ts';
import { DOCUMENTS, type NamedBytes, SEAL_FILES } from './seal.ts';
import type { SealedContract } from './seal-report.ts';

/** The document of a copy among its files. */
export function documentName(files: readonly Pick<NamedBytes, 'name'>[]): string {
  const others: readonly string[] = Object.values(SEAL_FILES);
  return files.find(({ name }) => !others.includes(name))?.name ?? DOCUMENTS.contract;
}

/** What a record is of; null where too little of it can be read. @param entries may be of any kind */
export function contractOf(entries: readonly unknown[], document: string): SealedContract | null {
  try {
    const record = entries as readonly Entry[];
    const { id, version, title, addendum, signers, completed } = envelopeOf(record);
    const contract: SealedContract = {
      ...{ envelope: id, version, title, document },
      addendum: addendum?.number ?? null,
      original: addendum?.original.sha256 ?? null,
      pages: completed?.pages ?? 0,
      sha256: completed?.sha256 ?? '',
      completedAt: completed?.at ?? '',
      signers: ROLES.flatMap((role) => {
        const { signed } = signers[role];
        if (!signed) return [];
        const { name, at, from, signature } = signed;
        return [{ role, name, at, zone: from?.zone ?? '', how: signature.kind }];
      }),
    };
    return isText(contract) ? contract : null;
  } catch {
    return null;
  }
}

/** Whether all of it is what it says to be: of a record that no seal vouches for that isn’t sure. */
function isText({
  envelope,
  title,
  version,
  pages,
  addendum,
  original,
  sha256,
  completedAt,
  signers,
}: SealedContract): boolean {
  const texts = [
    envelope,
    title,
    ...[sha256, original ?? ''],
    ...signers.flatMap(({ name, zone, how }) => [name, zone, how]),
  ];
  const times = [...signers.map(({ at }) => at), ...(completedAt ? [completedAt] : [])];
  const numbers = [version, pages, addendum ?? 0];
  return (
    times.every((at) => typeof at === 'string' && !Number.isNaN(Date.parse(at))) &&
    texts.every((text) => typeof text === 'string' && text.length <= 1000) &&
    numbers.every((number) => typeof number === 'number')
  );
}
