import { count } from '#core/count-words.ts';
import { bytesWords } from '#core/size-words.ts';

/** Far more than any contract has, and within the memory of a phone. */
const MOST_BYTES = 60_000_000;
/** Side by side on the page. */
export const MOST_COPIES = 2;

/** A sealed copy as it was chosen: a ZIP, or the files of one that was unzipped. */
export interface GivenCopy {
  name: string;
  /** Bytes of its files. */
  size: number;
  files: readonly File[];
  isZip: boolean;
  /** Whether it is our own example, which none of our keys vouches for. */
  isSample: boolean;
}

/** What a ZIP begins with: `PK` and two numbers. */
const ZIP_START = [0x50, 0x4b, 3, 4];

/** Downloads lose their endings, and a damaged ZIP may begin with anything: either its name or its bytes will do. */
async function isZip(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name) || /zip/.test(file.type)) return true;
  try {
    const start = new Uint8Array(await file.slice(0, ZIP_START.length).arrayBuffer());
    return ZIP_START.every((byte, index) => start[index] === byte);
  } catch {
    return false;
  }
}

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The copies that somebody chose: each ZIP is one, and all loose files together are one. */
export async function givenCopies(files: readonly File[]): Promise<GivenCopy[]> {
  const areZips = await Promise.all(files.map(isZip));
  const loose = files.filter((_, index) => !areZips[index]);
  const [only] = loose;
  const copies = files
    .filter((_, index) => areZips[index])
    .map(
      (file): GivenCopy => ({
        ...{ name: file.name, size: file.size, files: [file] },
        ...{ isZip: true, isSample: false },
      }),
    );
  if (!only) return copies;
  const name = loose.length === 1 ? only.name : count(loose.length, 'file');
  return [...copies, { name, size: sizeOf(loose), files: loose, isZip: false, isSample: false }];
}

/** Why copies can’t be checked, in words; null where they can. */
export function refusalOf(copies: readonly GivenCopy[]): string | null {
  if (copies.length > MOST_COPIES) return 'Two copies can be compared at a time. Choose one or two.';
  for (const { name, size } of copies) {
    if (size === 0) return `${name} is empty. Use another copy: each signer can download one.`;
    if (size > MOST_BYTES)
      return `File too large: ${name}. The limit is ${bytesWords(MOST_BYTES).replace('.0', '')}.`;
  }
  return null;
}
