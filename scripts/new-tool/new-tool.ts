import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { camelCase, filesOf, pascalCase } from './templates.ts';

const exec = promisify(execFile);

export interface NewTool {
  id: string;
  /** Credits a use, or null for a free tool. */
  cost: number | null;
}

/** Where tools are listed: a line each, before the line that `end` begins, and an import. */
const LISTS = [
  {
    file: 'core/catalogue.ts',
    import: ({ id }: NewTool) => `import { ${camelCase(id)}Facts } from './tools/${id}/facts.ts';`,
    line: ({ id }: NewTool) => `${camelCase(id)}Facts,`,
    end: '] as const satisfies readonly ToolFacts[]',
  },
  {
    file: 'core/tools/index.ts',
    import: ({ id }: NewTool) => `import { ${camelCase(id)} } from './${id}/tool.ts';`,
    line: ({ id }: NewTool) => `'${id}': ${camelCase(id)},`,
    end: '} as const satisfies Record<string, Tool>',
  },
  {
    file: 'worker/tools/index.ts',
    import: ({ id }: NewTool) =>
      `import { ${camelCase(id)}Engine, generate${pascalCase(id)} } from './${id}/generate.ts';`,
    line: ({ id }: NewTool) =>
      `'${id}': { generate: generate${pascalCase(id)}, engine: ${camelCase(id)}Engine } as Generator,`,
    end: '} as const satisfies Record<ToolId, Generator>',
  },
] as const;

/** The icons that pages share, drawn from the manifests. */
const ICONS = 'site/ui/icons.svg';

/**
 * Writes a tool that works into the tree at `root`: its folders, its words and a line in each list; what follows from them is
 * drawn and formatted. Answers the files it wrote or changed. Throws, before anything is written, for a bad id or one that is
 * taken.
 */
export async function newTool(root: string, tool: NewTool): Promise<string[]> {
  const { id } = tool;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id)) {
    throw new Error(
      `'${id}' is no tool id: use two or more lower-case words with hyphens, such as cover-art`,
    );
  }
  const catalogue = await readFile(join(root, 'core/catalogue.ts'), 'utf8');
  const place = [...catalogue.matchAll(/^ {2}\w+Facts,$/gm)].length + 1;
  const files = filesOf(tool, place);
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(', ')}`);

  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const list of LISTS) {
    const path = join(root, list.file);
    await writeFile(path, enter(await readFile(path, 'utf8'), list, tool));
  }
  const written = [...Object.keys(files), ...LISTS.map(({ file }) => file)];
  await exec(process.execPath, ['scripts/sprites.ts'], { cwd: root });
  await exec(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written], { cwd: root });
  return [...written, ICONS];
}

/** Puts the line of a tool at the end of a list, and its import behind the last one. */
function enter(source: string, list: (typeof LISTS)[number], tool: NewTool): string {
  const end = source.lastIndexOf(list.end);
  const lastImport = source.lastIndexOf('\nimport ');
  if (end < 0 || lastImport < 0) throw new Error(`There is no place for the new tool in ${list.file}`);
  const endOfImport = source.indexOf('\n', lastImport + 1) + 1;
  const entered = `${source.slice(0, end)}  ${list.line(tool)}\n${source.slice(end)}`;
  return `${entered.slice(0, endOfImport)}${list.import(tool)}\n${entered.slice(endOfImport)}`;
}
