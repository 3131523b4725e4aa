import type { ExportPage } from '#core/account-schema.ts';
import { journeyOf } from '#core/journey.ts';
import { VOICE_STATEMENTS } from '#core/voice.ts';
import { type ExportPapers, type Paper, readExportPapers } from '#db/queries/account-export.ts';
import { type ExportListPage, type ExportRow, readExportLists } from '#db/queries/account-export-lists.ts';
import type { StoredKit } from '#db/queries/brand-kits.ts';
import type { Deps } from '../deps.ts';
import { FROM_THE_START, readExportCursor, writeExportCursor } from './export-cursor.ts';
import { filesOfLists, filesOfPapers } from './export-files.ts';

const inWords = (value: unknown): unknown =>
  typeof value === 'number' ? new Date(value).toISOString() : value;

/** Instants as text. */
const dated = (record: Paper): Paper =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, key.endsWith('At') ? inWords(value) : value]),
  );

/** A consent with the words that were agreed to. */
function withWords(take: ExportRow): Paper {
  const words = Object.entries(VOICE_STATEMENTS).find(([id]) => id === take.statement)?.[1] ?? null;
  return { ...take, words };
}

const kitPaper = (kit: StoredKit | null) =>
  kit && {
    ...kit,
    files: kit.files.map(({ name, type, size }) => ({ name, type, size })),
    dressedAt: kit.dressedAt.toISOString(),
  };

function papersOf(papers: ExportPapers): ExportPage['documents'] {
  const { account, profile, kits, passkeys, reached, respellings, pictures } = papers;
  const signIns = (account.signIns as Paper[]).map(dated);
  return {
    account: { ...dated(account), signIns },
    profile,
    'brand-kit': { current: kitPaper(kits.current), former: kitPaper(kits.former) },
    passkeys: passkeys.map(dated),
    journey: journeyOf(reached),
    'voice-respellings': respellings,
    pictures: pictures.map(dated),
  };
}

const listed = ({ name, rows }: ExportListPage): [string, Paper[]] => [
  name,
  rows.map((row) => dated(name === 'voice-takes' ? withWords(row) : row)),
];

/**
 * A page of everything that an account has: first what there is one of, and the beginning of every list; then what is
 * left of them, each page one batch. No hash of a password or a token is among it. An unreadable cursor starts anew.
 */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'tools'>,
  userId: string,
  cursor: string | undefined,
): Promise<ExportPage> {
  const places = readExportCursor(cursor);
  const [papers, pages] = await Promise.all([
    places ? null : readExportPapers(deps.db, { userId, tools: deps.tools }),
    readExportLists(deps.db, { userId, from: places ?? FROM_THE_START }),
  ]);
  return {
    documents: { ...(papers && papersOf(papers)), ...Object.fromEntries(pages.map(listed)) },
    files: [...(papers ? filesOfPapers(papers) : []), ...filesOfLists(pages)],
    next: writeExportCursor(pages),
  };
}
