import { createRequire } from 'node:module';
import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';

const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

type Create = (options: {
  locateFile: () => string;
  print: (line: string) => void;
  printErr: (line: string) => void;
}) => Promise<
  QpdfInstance & { FS: { writeFile(path: string, bytes: Uint8Array): void } & QpdfInstance['FS'] }
>;

/** What qpdf finds in a file: what `--check` says, and 0 where it has no errors and no warnings. */
export async function checkedByQpdf(bytes: Uint8Array): Promise<{ code: number; says: string }> {
  const lines: string[] = [];
  const print = (line: string): void => {
    lines.push(line);
  };
  const qpdf = await (createModule as unknown as Create)({ locateFile: () => wasm, print, printErr: print });
  qpdf.FS.writeFile('/in.pdf', bytes);
  return { code: qpdf.callMain(['--check', '/in.pdf']), says: lines.join('\n') };
}
