import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import type { Statement } from '../named-batch.ts';
import { olderThan } from '../older-than.ts';
import type { Owner } from '../owner.ts';
import { activities } from '../schema/activities.ts';
import { billingEvents } from '../schema/billing-events.ts';
import { bookingRequests } from '../schema/booking-requests.ts';
import { chatTurns } from '../schema/chat-turns.ts';
import { clients } from '../schema/clients.ts';
import { contacts } from '../schema/contacts.ts';
import { creditEntries } from '../schema/credit-entries.ts';
import { drafts } from '../schema/drafts.ts';
import { envelopes } from '../schema/envelopes.ts';
import { events } from '../schema/events.ts';
import { generationVersions } from '../schema/generation-versions.ts';
import { generations } from '../schema/generations.ts';
import { gigs } from '../schema/gigs.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { recipientLinks } from '../schema/recipient-links.ts';
import { sessions } from '../schema/sessions.ts';
import { speechClips } from '../schema/speech-clips.ts';
import { venues } from '../schema/venues.ts';
import { voiceRecipes } from '../schema/voice-recipes.ts';
import { voiceTakes } from '../schema/voice-takes.ts';
import { ENVELOPE } from './account-export-envelopes.ts';
import { CLIENT, CONTACT, GIG, VENUE } from './account-export-gigs.ts';
import { BOOKING_REQUEST, PRESS_KIT_PAGE, RECIPIENT_LINK } from './account-export-press-kits.ts';

export type ExportRow = Record<string, unknown> & { id: string };

type Read<Row> = Statement & PromiseLike<Row[]>;

interface ExportList {
  /** Rows a page. */
  page: number;
  /** `limit` rows of the account after that position, newest first. An index has them in that order. */
  select(db: Database, owner: Owner, before: Position | null, limit: number): Read<ExportRow>;
  /** The column that the list is ordered by. */
  at: string;
}

/** A list of one table, in the order of an instant and then of the id. `columns` are its own, by the names of the export. */
function byTime(
  page: number,
  table: SQLiteTable & { userId: SQLiteColumn },
  columns: { id: SQLiteColumn } & Record<string, SQLiteColumn | SQL>,
  at = 'createdAt',
): ExportList {
  const instant = columns[at] as SQLiteColumn;
  return {
    page,
    at,
    select: (db, owner, before, limit) =>
      db
        .select({ ...columns, id: sql<string>`${columns.id}` })
        .from(table)
        .where(and(eq(table.userId, owner), olderThan(instant, columns.id, before)))
        .orderBy(desc(instant), desc(columns.id))
        .limit(limit),
  };
}

const soundOf = (column: 'type' | 'size') =>
  sql.raw(`(SELECT ${column} FROM voice_take_files WHERE take_id = voice_takes.id)`);

/** A column that only orders a list: it is none of the export's. */
const ORDERED_AT = 'orderedAt';

/** Everything of an account that grows as it is used. */
const LISTS = {
  generations: byTime(25, generations, {
    id: generations.id,
    tool: generations.tool,
    status: generations.status,
    title: generations.title,
    cost: generations.cost,
    version: generations.version,
    input: generations.input,
    output: generations.output,
    edits: generations.edits,
    takeId: generations.takeId,
    copiedFrom: generations.copiedFrom,
    createdAt: generations.createdAt,
    updatedAt: generations.updatedAt,
    deletedAt: generations.deletedAt,
    files: jsonColumn<{ name: string; type: string; size: number }[]>(sql`
      (SELECT json_group_array(json_object('name', f.name, 'type', f.type, 'size', f.size))
        FROM (SELECT * FROM generation_files WHERE generation_id = generations.id ORDER BY name) f)`),
  }),
  // In the order of what they are versions of: that is the one that an index keeps.
  'generation-versions': {
    page: 100,
    at: ORDERED_AT,
    select(db, owner, before, limit) {
      const { generationId, version, edits, createdAt } = generationVersions;
      return db
        .select({
          id: sql<string>`${generationId} || '_' || ${version}`,
          [ORDERED_AT]: generations.createdAt,
          generationId,
          version,
          edits,
          createdAt,
        })
        .from(generations)
        .innerJoin(generationVersions, eq(generationId, generations.id))
        .where(and(eq(generations.userId, owner), before ? olderVersion(before) : undefined))
        .orderBy(desc(generations.createdAt), desc(generations.id), desc(version))
        .limit(limit);
    },
  },
  ledger: byTime(500, creditEntries, {
    id: creditEntries.id,
    delta: creditEntries.delta,
    kind: creditEntries.kind,
    generationId: creditEntries.generationId,
    turnId: creditEntries.turnId,
    createdAt: creditEntries.createdAt,
  }),
  billing: byTime(
    100,
    billingEvents,
    { id: billingEvents.id, at: billingEvents.at, fact: billingEvents.fact },
    'at',
  ),
  activities: byTime(500, activities, {
    id: activities.id,
    action: activities.action,
    details: activities.details,
    createdAt: activities.createdAt,
  }),
  chat: byTime(100, chatTurns, {
    id: chatTurns.id,
    status: chatTurns.status,
    cost: chatTurns.cost,
    question: chatTurns.question,
    answer: chatTurns.answer,
    sources: chatTurns.sources,
    createdAt: chatTurns.createdAt,
    answeredAt: chatTurns.answeredAt,
    clearedAt: chatTurns.clearedAt,
  }),
  drafts: byTime(20, drafts, {
    id: drafts.id,
    tool: drafts.tool,
    content: drafts.content,
    generationId: drafts.generationId,
    createdAt: drafts.createdAt,
    updatedAt: drafts.updatedAt,
  }),
  'press-kit-pages': byTime(100, pressKitPages, PRESS_KIT_PAGE),
  'recipient-links': byTime(100, recipientLinks, RECIPIENT_LINK),
  'booking-requests': byTime(100, bookingRequests, BOOKING_REQUEST),
  /** Contracts out for signature, with their record. */
  envelopes: byTime(20, envelopes, ENVELOPE),
  /** With their timelines; those in the trash too. */
  gigs: byTime(50, gigs, GIG),
  venues: byTime(100, venues, VENUE),
  clients: byTime(100, clients, CLIENT),
  contacts: byTime(200, contacts, CONTACT),
  'voice-takes': byTime(
    100,
    voiceTakes,
    {
      id: voiceTakes.id,
      name: voiceTakes.name,
      seconds: voiceTakes.seconds,
      sha256: voiceTakes.sha256,
      statement: voiceTakes.statement,
      statementSha256: voiceTakes.statementSha256,
      agreedAt: voiceTakes.agreedAt,
      revokedAt: voiceTakes.revokedAt,
      type: soundOf('type'),
      size: soundOf('size'),
    },
    'agreedAt',
  ),
  'voice-recipes': byTime(100, voiceRecipes, {
    id: voiceRecipes.id,
    name: voiceRecipes.name,
    recipe: voiceRecipes.recipe,
    createdAt: voiceRecipes.createdAt,
  }),
  /** What a provider spoke for the account; the words themselves are not kept. */
  'spoken-characters': byTime(500, speechClips, {
    id: speechClips.id,
    characters: speechClips.characters,
    createdAt: speechClips.createdAt,
  }),
  sessions: byTime(200, sessions, {
    id: sessions.id,
    userAgent: sessions.userAgent,
    createdAt: sessions.createdAt,
    lastSeenAt: sessions.updatedAt,
    expiresAt: sessions.expiresAt,
  }),
  events: byTime(500, events, {
    id: events.id,
    name: events.name,
    path: events.path,
    props: events.props,
    happenedAt: events.happenedAt,
    createdAt: events.createdAt,
  }),
} as const satisfies Record<string, ExportList>;
export type ExportListName = keyof typeof LISTS;
export const EXPORT_LISTS = Object.keys(LISTS) as ExportListName[];

/** `id` is that of the generation, `_` and the version. A cursor that was made up may end in anything. */
function olderVersion({ at, id }: Position): SQL {
  const cut = id.lastIndexOf('_');
  const version = Number.parseInt(id.slice(cut + 1), 10) || 0;
  return sql`(${generations.createdAt}, ${generations.id}, ${generationVersions.version})
    < (${at.getTime()}, ${id.slice(0, cut)}, ${version})`;
}

export type ExportPlaces = readonly (readonly [ExportListName, Position | null])[];

export interface ExportListPage {
  name: ExportListName;
  rows: ExportRow[];
  /** The last of these, where there are more. */
  next: Position | null;
}

/** Statements of a batch: the next page of each of these lists, after its position; null is before the first. */
export const selectExportLists = (db: Database, owner: Owner, from: ExportPlaces) =>
  Object.fromEntries(
    from.map(([name, before]) => [name, LISTS[name].select(db, owner, before, LISTS[name].page + 1)]),
  ) as Record<ExportListName, Read<ExportRow>>;

/** The pages that were found, in the order of `from`. */
export function exportPages(
  from: ExportPlaces,
  found: Readonly<Partial<Record<ExportListName, ExportRow[]>>>,
): ExportListPage[] {
  return from.map(([name]) => {
    const { page, at }: ExportList = LISTS[name];
    const all = found[name] ?? [];
    const rows = all.slice(0, page);
    const last = rows.at(-1);
    const next = all.length > page && last ? { at: last[at] as Date, id: last.id } : null;
    return { name, rows: rows.map(({ [ORDERED_AT]: _, ...row }) => row as ExportRow), next };
  });
}
