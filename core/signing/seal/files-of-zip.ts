import type { CopyFile } from './read-zip.ts';
import { DOCUMENTS, SEAL_FILES } from './seal.ts';

const SEALED: readonly string[] = [...Object.values(DOCUMENTS), ...Object.values(SEAL_FILES)];

/** A folder that is one everywhere, or none. */
const FOLDER = /^(?:(?!\.{1,2}\/)[^/\\:\p{Cc}]+\/)*$/u;

const MAC = '__MACOSX/';

/** Names as they are meant: what Windows PowerShell zips has `\` between folder and file. */
function slashed(files: readonly CopyFile[]): readonly CopyFile[] {
  const isWindows = files.every(({ name }) => name.includes('\\') && !name.includes('/'));
  return isWindows ? files.map((file) => ({ ...file, name: file.name.replaceAll('\\', '/') })) : files;
}

/** The folder with the seal. */
function folderOf(files: readonly CopyFile[]): string {
  const ends = ({ name }: CopyFile, own: string): boolean => name === own || name.endsWith(`/${own}`);
  const found =
    files.find((file) => ends(file, SEAL_FILES.seal)) ??
    files.find((file) => SEALED.some((name) => ends(file, name)));
  const folder = found ? found.name.slice(0, found.name.lastIndexOf('/') + 1) : '';
  return FOLDER.test(folder) ? folder : '';
}

/** Whether an entry of a ZIP is its folder, or what a Mac puts beside files in that. */
function besideCheck(folder: string): (file: CopyFile) => boolean {
  const parts = folder.split('/').slice(0, -1);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const stores = ['.DS_Store', ...folders.map((name) => `${name}/.DS_Store`)];
  const paths = [...folders, ...stores, ...SEALED.map((name) => folder + name)];
  const withData = new Set([...stores, ...paths.map((path) => MAC + path.replace(/[^/]*$/, '._$&'))]);
  const empty = new Set([MAC, ...folders.flatMap((name) => [`${name}/`, `${MAC}${name}/`])]);
  return ({ name, bytes }) => withData.has(name) || (empty.has(name) && bytes.length === 0);
}

/** The files of a ZIP without the folder that they are in, and without what stands for it; what isn’t in it keeps its whole name. */
export function filesOfZip(all: readonly CopyFile[]): CopyFile[] {
  const files = slashed(all);
  const folder = folderOf(files);
  const isBeside = besideCheck(folder);
  return files
    .filter((file) => !isBeside(file))
    .map((file) =>
      folder !== '' && file.name.startsWith(folder)
        ? { ...file, name: file.name.slice(folder.length) }
        : file,
    );
}
