import type { ExportPage } from '#core/account-schema.ts';
import type { ZipEntry } from '#site/lib/zip-files.ts';

/** How far an export is: what is being read, and how much of it is there. */
export interface ExportProgress {
  part: 'records' | 'files';
  /** Files read so far, of how many. */
  done: number;
  count: number;
  /** Bytes read so far. */
  bytes: number;
}

export interface ExportSources {
  /** A page of what the account has; the first one for null. */
  ask(cursor: string | null): Promise<ExportPage>;
  /** The bytes at an address. Throws where they do not come. */
  read(url: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether to ask once more for files that did not come; everything else is packed by then. */
  askAgain(missing: number): Promise<boolean>;
  now: Date;
}

/** Files are asked for once more before they are given up. */
const TRIES = 2;

type Documents = ExportPage['documents'];

/** A list that comes in parts becomes one list. */
function addDocuments(all: Documents, more: Documents): void {
  for (const [name, value] of Object.entries(more)) {
    const known = all[name];
    all[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
}

const textOf = (text: string) => new TextEncoder().encode(text);

async function tryToRead(sources: ExportSources, url: string) {
  for (let tries = 0; tries < TRIES; tries++) {
    const bytes = await sources.read(url).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

/**
 * Everything that an account has, file by file: its records as JSON, what it made and uploaded, and a note on what is
 * what, which names each file that could not be read. Throws where the records cannot be read.
 */
export async function* gatherExport(
  sources: ExportSources,
  onProgress: (progress: ExportProgress) => void,
): AsyncGenerator<ZipEntry> {
  const documents: Documents = {};
  const files: ExportPage['files'] = [];
  let cursor: string | null = null;
  do {
    onProgress({ part: 'records', done: 0, count: files.length, bytes: 0 });
    const page: ExportPage = await sources.ask(cursor);
    addDocuments(documents, page.documents);
    files.push(...page.files);
    cursor = page.next;
  } while (cursor !== null);

  for (const [name, value] of Object.entries(documents))
    yield { path: `records/${name}.json`, bytes: textOf(`${JSON.stringify(value, null, 2)}\n`) };

  let missing = files;
  let [done, bytes] = [0, 0];
  const tell = () => onProgress({ part: 'files', done, count: files.length, bytes });
  do {
    const asked = missing;
    missing = [];
    for (const file of asked) {
      tell();
      const read = await tryToRead(sources, file.url);
      if (!read) {
        missing.push(file);
        continue;
      }
      done++;
      bytes += read.byteLength;
      yield { path: file.path, bytes: read };
    }
    tell();
  } while (missing.length > 0 && (await sources.askAgain(missing.length)));
  const lacking = missing.map(({ path }) => path);
  yield { path: 'README.txt', bytes: textOf(readme(Object.keys(documents), lacking, sources.now)) };
}

function readme(records: readonly string[], missing: readonly string[], now: Date): string {
  return [
    'Everything that your Deckhand account holds',
    `Read on ${now.toISOString()}`,
    '',
    'records/  what Deckhand knows, as JSON: times are UTC, money and credits are whole numbers',
    ...records.map((name) => `  ${name}.json`),
    '',
    'The other folders hold the files that you made or uploaded, under the ids that the records name.',
    'Passwords and session tokens are in here nowhere: Deckhand keeps only fingerprints of them.',
    ...(missing.length === 0
      ? []
      : ['', 'These files did not come. Export again to get them:', ...missing.map((path) => `  ${path}`)]),
    '',
  ].join('\n');
}
