import ts from 'typescript';
import { findExports } from './find-exports.ts';
import { findImports, importedNames } from './find-imports.ts';
import { findUses } from './find-uses.ts';
import { astroChunks, type Chunk, clientDirectives, mdxChunks } from './parse-astro.ts';
import type { SourceFile } from './source-file.ts';

function chunksOf(path: string, text: string): Chunk[] {
  if (path.endsWith('.astro')) return astroChunks(text);
  if (path.endsWith('.mdx')) return mdxChunks(text);
  return [{ code: text, line: 1 }];
}

/** Reads one file with TypeScript's parser; of a page or an article, the script in it. */
export function parse(path: string, text: string): SourceFile {
  const isPage = /\.(astro|mdx)$/.test(path);
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = chunksOf(path, text).map(({ code, line }) =>
    ts.createSourceFile(path, '\n'.repeat(line - 1) + code, ts.ScriptTarget.Latest, true, kind),
  );
  const exports = parsed.map(findExports);
  return {
    path,
    text,
    imports: parsed.flatMap((file) => findImports(file, path)),
    uses: parsed.flatMap(findUses),
    importedNames: new Map(parsed.flatMap((file) => [...importedNames(file, path)])),
    defaultExports: exports.flatMap((found) => found.defaults),
    starExports: exports.flatMap((found) => found.stars),
    onlyReExports: !isPage && exports.every((found) => found.onlyReExports),
    clientDirectives: isPage ? clientDirectives(text) : [],
  };
}
