import { sql } from 'drizzle-orm';
import { USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import type { Database } from '#db/client.ts';
import type { Media } from '#worker/providers/ports.ts';

/** What must never leave the database; each stands in the rows of a full account. */
export const SECRETS = [
  'hash-of-a-password',
  'hash-of-a-token',
  'public-key-of-a-passkey',
  'value-of-a-proof',
];

const AWAY = [{ id: 'a', from: '2026-12-24', to: '2026-12-26', note: 'With my family' }];

/**
 * Gives an account something in every table, with files in storage: of two generations (one made from its own voice, one
 * paid with the other's release), two kits, a take, a picture, a spoken clip, a gig. Every id ends in `tag`.
 */
export async function fillAccount(db: Database, media: Media, userId: string, tag: string): Promise<void> {
  const id = (kind: string) => `${kind}_${tag}`;
  const key = async (kind: string) => {
    const mediaKey = `${kind}/${tag}/file`;
    await media.put(mediaKey, new Uint8Array(3), 'image/png');
    return mediaKey;
  };
  const [email] = (await db.all<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`)).map(
    (row) => row.email,
  );
  const statements = [
    sql`INSERT INTO accounts (id, account_id, provider_id, user_id, password, created_at, updated_at)
      VALUES (${id('acc')}, ${userId}, 'credential', ${userId}, 'hash-of-a-password', 1, 1)`,
    sql`INSERT INTO sessions (id, user_id, token, expires_at, user_agent, created_at, updated_at)
      VALUES (${id('ses')}, ${userId}, ${`hash-of-a-token ${tag}`}, 9999999999999, 'Firefox', 1, 1)`,
    sql`INSERT INTO passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
      VALUES (${id('psk')}, 'Phone', 'public-key-of-a-passkey', ${userId}, ${tag}, 0, 'multiDevice', 1, 1)`,
    sql`INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at)
      VALUES (${id('ver')}, ${tag}, ${`value-of-a-proof {"id":"${userId}"}`}, 9999999999999, 1, 1)`,
    sql`INSERT INTO mails (id, recipient, subject, text, created_at)
      VALUES (${id('mai')}, ${email}, 'Confirm your address', 'A link', 9999999999999)`,
    sql`INSERT INTO activities (id, user_id, action, details, created_at)
      VALUES (${id('act')}, ${userId}, 'logo-created', 'DJ NOVA', 1)`,
    sql`INSERT INTO billing_events (id, user_id, at, fact)
      VALUES (${id('bil')}, ${userId}, 1, '{"kind":"mailed","mail":"trial-ended"}')`,
    sql`INSERT INTO billing_customers (user_id, id, created_at) VALUES (${userId}, ${id('cus')}, 1)`,
    sql`INSERT INTO milestones (user_id, key, reached_at) VALUES (${userId}, 'onboardingCompleted', 1)`,
    sql`INSERT INTO events (id, name, path, props, user_id, happened_at, created_at)
      VALUES (${id('evt')}, 'page_view', '/dashboard', '{"tool":"logo"}', ${userId}, '2026-11-21T12:00:00Z', 9999999999999)`,
    sql`INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      VALUES (${id('med')}, ${userId}, ${tag}, ${await key('media')}, 'image/png', 3, 16, 16, 1)`,
    sql`INSERT INTO profiles (user_id, artist_name, picture_id, updated_at)
      VALUES (${userId}, 'DJ NOVA', ${id('med')}, 1)`,
    sql`INSERT INTO voice_takes (id, user_id, name, seconds, sha256, statement, statement_sha256, agreed_at)
      VALUES (${id('tak')}, ${userId}, 'Close', 2.5, 'aa', 'own-voice-1', 'bb', 1)`,
    sql`INSERT INTO voice_take_files (take_id, media_key, type, size)
      VALUES (${id('tak')}, ${await key('takes')}, 'audio/mpeg', 3)`,
    sql`INSERT INTO voice_recipes (id, user_id, name, recipe, created_at)
      VALUES (${id('rcp')}, ${userId}, 'Dry', '{"bpm":124}', 1)`,
    sql`INSERT INTO voice_respellings (user_id, respellings, updated_at)
      VALUES (${userId}, '[{"word":"Nova","say":"No va"}]', 1)`,
    sql`INSERT INTO speech_clips (id, key, user_id, characters, media_key, type, created_at)
      VALUES (${id('clp')}, ${tag}, ${userId}, 17, ${await key('clips')}, 'audio/mpeg', 9999999999999)`,
    sql`INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, edits, version, created_at,
        updated_at, take_id)
      VALUES (${id('gen')}, ${userId}, 'voice-tag', 'done', 'Drop Ünö', 4, '{"script":"Hey"}', '{"seconds":3}',
        '{"a":1}', 2, 2, 2, ${id('tak')}),
        (${id('gen_void')}, ${userId}, 'logo-generator', 'failed', 'DJ NOVA', 2, '{}', NULL, NULL, 1, 1, 1, NULL)`,
    sql`INSERT INTO generation_versions (generation_id, version, edits, created_at)
      VALUES (${id('gen')}, 2, '{"a":1}', 2)`,
    sql`INSERT INTO drafts (id, user_id, tool, title, content, revision, created_at, updated_at)
      VALUES (${id('drf')}, ${userId}, 'press-kit', 'DJ NOVA press kit', '{"artistName":"DJ NOVA","photos":[]}', 3, 1, 2)`,
    sql`INSERT INTO press_kit_pages (generation_id, user_id, slug, is_published, created_at, updated_at)
      VALUES (${id('gen')}, ${userId}, ${`nova-${tag}`}, 1, 1, 2)`,
    sql`INSERT INTO press_kit_slugs (slug, generation_id, taken_at) VALUES (${`nova-${tag}`}, ${id('gen')}, 1)`,
    sql`INSERT INTO press_kit_reads (generation_id, day, section, count) VALUES (${id('gen')}, 9999999999999, 'bio', 3)`,
    sql`INSERT INTO booking_requests (id, user_id, generation_id, date, place, email, message, created_at)
      VALUES (${id('bkg')}, ${userId}, ${id('gen')}, '2027-01-16', 'Kulturzug', 'lena@example.com', '', 9999999999999)`,
    sql`INSERT INTO recipient_links (id, user_id, generation_id, recipient, greeting, expires_on, seed, token_hash, created_at)
      VALUES (${id('lnk')}, ${userId}, ${id('gen')}, 'Kulturzug', 'Hi', '9999-12-31', 'seed', ${`hash-${tag}`}, 1)`,
    sql`INSERT INTO recipient_link_reads (link_id, section, count, last_read_at) VALUES (${id('lnk')}, 'bio', 2, 5)`,
    sql`INSERT INTO envelopes (id, user_id, generation_id, contract_version, title, status, version, expires_at, entries,
        last_hash, write_id, created_at, updated_at)
      VALUES (${id('env')}, ${userId}, ${id('gen')}, 2, 'Nova Night', 'out', 1, 9999999999999, 1, 'aa', 'bb', 1, 1)`,
    sql`INSERT INTO envelope_entries (envelope_id, seq, entry) VALUES (${id('env')}, 1, '{"seq":1}')`,
    sql`INSERT INTO envelope_versions (envelope_id, version, contract, branding, made_at)
      VALUES (${id('env')}, 1, '{"title":"Nova Night"}', '{}', 1)`,
    sql`INSERT INTO envelope_documents (envelope_id, version, name, media_key, size, sha256)
      VALUES (${id('env')}, 1, 'contract.pdf', ${await key('envelopes')}, 3, 'aa')`,
    sql`INSERT INTO signing_links (envelope_id, role, seed, token_hash)
      VALUES (${id('env')}, 'client', 'seed', ${`hash-of-a-token signing ${tag}`})`,
    sql`INSERT INTO venues (id, user_id, version, name, city, words, country, address, latitude, booth, notes, created_at,
        updated_at)
      VALUES (${id('ven')}, ${userId}, 1, 'Kulturzug', 'Leipzig', 'kulturzug leipzig', 'DE', '', 51.3, 'CDJs', '', 1, 2)`,
    sql`INSERT INTO clients (id, user_id, version, name, words, kind, address, tax_id, email, phone, notes, created_at,
        updated_at)
      VALUES (${id('cli')}, ${userId}, 1, 'Nova Nights', 'nova nights', 'business', '', '', '', '', '', 1, 2)`,
    sql`INSERT INTO contacts (id, user_id, version, name, words, role, email, phone, client_id, venue_id, notes,
        created_at, updated_at)
      VALUES (${id('con')}, ${userId}, 1, 'Lena', 'lena', 'promoter', 'lena@example.com', '', ${id('cli')},
        ${id('ven')}, '', 1, 2)`,
    sql`INSERT INTO gigs (id, user_id, version, title, status, status_at, night, zone, position, venue_id, client_id, fee,
        currency, unpaid, details, words, created_at, updated_at)
      SELECT ${id('gig')}, ${userId}, 1, 'Opening night', 'confirmed', 1, '2027-01-16', 'Europe/Berlin',
        coalesce(max(position), 0) + 1, ${id('ven')}, ${id('cli')}, 40000, 'EUR', 40000, '{"notes":"Bring cables"}',
        'opening night', 1, 2 FROM gigs`,
    sql`INSERT INTO gig_events (id, gig_id, kind, text, created_at)
      VALUES (${id('gev')}, ${id('gig')}, 'made', 'Added as confirmed', 1)`,
    sql`INSERT INTO gig_files (id, gig_id, name, media_key, type, size, created_at)
      VALUES (${id('gfl')}, ${id('gig')}, 'rider.pdf', ${await key('gig-files')}, 'application/pdf', 3, 1)`,
    sql`INSERT INTO gig_trackers (user_id, settings, feed_rotation, updated_at)
      VALUES (${userId}, ${JSON.stringify({ ...USUAL_SETTINGS, blocked: AWAY })}, 3, 1)`,
    sql`INSERT INTO bio_days (user_id, day, count) VALUES (${userId}, 1, 3)`,
    sql`INSERT INTO generation_files (generation_id, name, media_key, type, size)
      VALUES (${id('gen')}, 'drop.mp3', ${await key('generations')}, 'audio/mpeg', 3)`,
    sql`INSERT INTO chat_turns (id, user_id, status, cost, question, answer, sources, created_at, answered_at)
      VALUES (${id('trn')}, ${userId}, 'done', 1, 'How loud?', 'Minus nine.', '[]', 1, 2)`,
    sql`INSERT INTO credit_entries (id, user_id, delta, kind, generation_id, turn_id, created_at)
      VALUES (${id('crd_1')}, ${userId}, -4, 'reserve', ${id('gen')}, NULL, 1),
        (${id('crd_2')}, ${userId}, -2, 'reserve', ${id('gen_void')}, NULL, 1),
        (${id('crd_3')}, ${userId}, 2, 'release', ${id('gen_void')}, NULL, 1),
        (${id('crd_4')}, ${userId}, -1, 'reserve', NULL, ${id('trn')}, 1)`,
    ...(await Promise.all(
      (['current', 'former'] as const).map(
        async (standing) => sql`
          INSERT INTO brand_kits (id, user_id, standing, artist_name, generation_id, concept_id, spec, colours, typefaces,
            dressed_at) VALUES (${id(`kit_${standing}`)}, ${userId}, ${standing}, 'DJ NOVA', 'gen_x', 'concept-01', '{}',
            '{}', '{}', 1)`,
      ),
    )),
    sql`INSERT INTO generation_media (generation_id, media_id) VALUES (${id('gen')}, ${id('med')})`,
    sql`INSERT INTO brand_kit_files (kit_id, name, media_key, type, size)
      VALUES (${id('kit_current')}, 'full-full.svg', ${await key('kits')}, 'image/svg+xml', 3),
        (${id('kit_former')}, 'full-full.svg', ${await key('former-kits')}, 'image/svg+xml', 3)`,
  ];
  for (const statement of statements) await db.run(statement);
}

/** Rows of each table that tell of an account, directly or through what is its own: found by the foreign keys. */
export async function rowsOf(db: Database, userId: string): Promise<Record<string, number>> {
  const keys = await db.all<{ child: string; parent: string; from: string; to: string }>(sql`
    SELECT m.name AS child, f."table" AS parent, f."from", f."to"
    FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`);
  const mine = (table: string, seen: readonly string[]): string | null => {
    if (table === 'users') return `SELECT rowid FROM users WHERE id = '${userId}'`;
    const ways = keys.flatMap(({ child, parent, from, to }) => {
      const through = child === table && !seen.includes(parent) ? mine(parent, [...seen, table]) : null;
      return through ? [`${from} IN (SELECT ${to} FROM ${parent} WHERE rowid IN (${through}))`] : [];
    });
    return ways.length > 0 ? `SELECT rowid FROM ${table} WHERE ${ways.join(' OR ')}` : null;
  };
  const counts: Record<string, number> = {};
  for (const table of new Set(['users', ...keys.map(({ child }) => child)])) {
    const rows = mine(table, []);
    if (rows) counts[table] = (await db.all(sql.raw(rows))).length;
  }
  return counts;
}
