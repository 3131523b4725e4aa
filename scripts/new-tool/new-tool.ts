import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { camelCase, filesOf, pascalCase, titleOf } from './templates.ts';

export interface NewTool {
  id: string;
  /** Credits a use, or null for a free tool. */
  cost: number | null;
  /** Key of core/journey.ts that its first result reaches. */
  milestone: string;
  /** Type of core/library.ts that its results are listed as. */
  library: string;
}

/** Puts `line` before the line that `before` begins, and `importLine` behind the last import. */
function register(source: string, importLine: string, line: string, before: string): string {
  const at = source.lastIndexOf(before);
  const lastImport = source.lastIndexOf('\nimport ');
  const endOfImport = source.indexOf('\n', lastImport + 1);
  if (at < 0 || lastImport < 0) throw new Error(`There is no place for the new tool before ${before}`);
  const withLine = source.slice(0, at) + line + source.slice(at);
  return `${withLine.slice(0, endOfImport + 1)}${importLine}${withLine.slice(endOfImport + 1)}`;
}

async function edit(path: string, change: (source: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/**
 * Writes a tool that works into the tree at `root`: three folders, its words, its page, and a line in each registry.
 * Answers the files it wrote or changed. Throws, before anything is written, for a bad id or one that is taken.
 */
export async function newTool(root: string, tool: NewTool): Promise<string[]> {
  const { id, cost } = tool;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id)) {
    throw new Error(
      `'${id}' is no tool id: use two or more lower-case words with hyphens, such as stage-plot`,
    );
  }
  const files = filesOf(tool);
  const taken = Object.keys(files).filter(
    (file) => existsSync(join(root, file)) && !file.startsWith('content/'),
  );
  if (taken.length > 0) throw new Error(`There is already ${taken.join(', ')}`);

  const written: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(join(root, file))) continue;
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
    written.push(file);
  }

  const registry = 'core/tools/index.ts';
  await edit(join(root, registry), (source) =>
    register(
      source,
      `import { ${camelCase(id)} } from './${id}/tool.ts';\n`,
      `  '${id}': ${camelCase(id)},\n`,
      '} as const satisfies Record<string, Tool>',
    ),
  );
  const generators = 'worker/tools/index.ts';
  await edit(join(root, generators), (source) =>
    register(
      source,
      `import { generate${pascalCase(id)} } from './${id}/generate.ts';\n`,
      `  '${id}': { generate: generate${pascalCase(id)}, engine: () => ({ name: 'Built-in', dataGoes: 'What you typed stays on this server' }) } as Generator,\n`,
      '} as const satisfies Record<ToolId, Generator>',
    ),
  );
  const catalogue = 'core/catalogue.ts';
  await edit(join(root, catalogue), (source) => {
    if (source.includes(`id: '${id}'`)) return source;
    const entry = `  {
    id: '${id}',
    name: '${titleOf(id)}',
    path: '/${id}',
    cost: ${cost},
    group: 'business',
    makes: '${tool.library}',
    waiting: 'What it will hold',
    opens: '/${id}',
  },\n`;
    return source.replace('] as const satisfies', `${entry}] as const satisfies`);
  });
  const screens = 'core/screens.ts';
  await edit(join(root, screens), (source) =>
    source.includes(`'/${id}'`)
      ? source
      : source.replace('} as const satisfies', `  '/${id}': [],\n} as const satisfies`),
  );
  return [...written, registry, generators, catalogue, screens];
}
