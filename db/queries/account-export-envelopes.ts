import { sql } from 'drizzle-orm';
import type { Entry } from '#core/signing/envelope.ts';
import { jsonColumn } from '../json-column.ts';
import { envelopes } from '../schema/envelopes.ts';

/** What the export of an account has of its contracts that are or were out for signature, by the names of the export. */
export const ENVELOPE = {
  id: envelopes.id,
  generationId: envelopes.generationId,
  contractVersion: envelopes.contractVersion,
  originalId: envelopes.originalId,
  title: envelopes.title,
  status: envelopes.status,
  version: envelopes.version,
  expiresAt: envelopes.expiresAt,
  createdAt: envelopes.createdAt,
  updatedAt: envelopes.updatedAt,
  versions: jsonColumn<{ version: number; contract: unknown; addendum: unknown; madeAt: number }[]>(sql`
    (SELECT json_group_array(json_object('version', said.version, 'contract', json(said.contract),
      'addendum', json(said.addendum), 'madeAt', said.made_at))
      FROM (SELECT * FROM envelope_versions WHERE envelope_id = envelopes.id ORDER BY version) said)`),
  documents: jsonColumn<{ version: number; name: string; size: number; sha256: string }[]>(sql`
    (SELECT json_group_array(json_object('version', d.version, 'name', d.name, 'size', d.size, 'sha256', d.sha256))
      FROM (SELECT * FROM envelope_documents WHERE envelope_id = envelopes.id ORDER BY version, name) d)`),
  /** What happened, entry by entry. */
  entries: jsonColumn<Entry[]>(sql`
    (SELECT json_group_array(json(n.entry))
      FROM (SELECT * FROM envelope_entries WHERE envelope_id = envelopes.id ORDER BY seq) n)`),
};
