import type { ExportPage } from '#core/account-schema.ts';
import { journeyOf } from '#core/journey.ts';
import { VOICE_STATEMENTS } from '#core/voice.ts';
import {
  type ExportPapers,
  exportPapers,
  type Paper,
  selectExportPapers,
} from '#db/queries/account-export.ts';
import {
  type ExportListPage,
  type ExportRow,
  exportPages,
  selectExportLists,
} from '#db/queries/account-export-lists.ts';
import type { StoredKit } from '#db/queries/brand-kit.ts';
import type { Caller, SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { FROM_THE_START, readExportCursor, writeExportCursor } from './export-cursor.ts';
import { filesOfLists, filesOfPapers } from './export-files.ts';

/** A consent with the words that were agreed to. */
function withWords(take: ExportRow): Paper {
  const words = Object.entries(VOICE_STATEMENTS).find(([id]) => id === take.statement)?.[1] ?? null;
  return { ...take, words };
}

const kitPaper = (kit: StoredKit | null) =>
  kit && {
    ...kit,
    files: kit.files.map(({ name, type, size }) => ({ name, type, size })),
    dressedAt: kit.dressedAt,
  };

function papersOf(papers: ExportPapers, { account }: SignedIn): ExportPage['documents'] {
  const { subscriptionStatus, hasProTrial } = account;
  const { profile, kits, passkeys, reached, respellings, tracker, pictures } = papers;
  return {
    account: { ...papers.account, subscriptionStatus, hasProTrial },
    profile,
    'brand-kit': { current: kitPaper(kits.current), former: kitPaper(kits.former) },
    passkeys,
    journey: journeyOf(reached),
    'voice-respellings': respellings,
    'gig-tracker': tracker,
    pictures,
  };
}

const listed = ({ name, rows }: ExportListPage): [string, Paper[]] => [
  name,
  name === 'voice-takes' ? rows.map(withWords) : rows,
];

/**
 * A page of everything that an account has: first what there is one of, and the beginning of every list; then what is
 * left of them, each page one batch. No hash of a password or a token is among it. An unreadable cursor starts anew.
 */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
  cursor: string | undefined,
): Promise<ExportPage> {
  const places = readExportCursor(cursor);
  if (places) {
    const found = await caller.ask((owner) => ({ reads: selectExportLists(deps.db, owner, places) }));
    return exportPage(exportPages(places, found), {});
  }
  const found = await caller.ask((owner) => ({
    reads: {
      ...selectExportLists(deps.db, owner, FROM_THE_START),
      ...selectExportPapers(deps.db, owner, deps.tools),
    },
  }));
  const papers = exportPapers(found, deps.tools);
  const lists = exportPages(FROM_THE_START, found);
  return exportPage(lists, papersOf(papers, found.signedIn), filesOfPapers(papers));
}

const exportPage = (
  pages: readonly ExportListPage[],
  documents: ExportPage['documents'],
  files: ExportPage['files'] = [],
): ExportPage => ({
  documents: { ...documents, ...Object.fromEntries(pages.map(listed)) },
  files: [...files, ...filesOfLists(pages)],
  next: writeExportCursor(pages),
});
