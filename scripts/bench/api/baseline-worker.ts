/**
 * What the product is measured beside: the least that a Worker needs to do the same kind of work on the same stack. Hono, drizzle
 * and the libSQL client as they come, one row read or written, and nothing of ours but the drawing itself, whose files it stores.
 */
import { createClient } from '@libsql/client/web';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { Hono } from 'hono';
import { type LogoBrief, logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { CONCEPTS_PER_BRIEF, conceptFile, conceptId } from '#core/tools/logo-generator/tool.ts';

interface Env {
  ASSETS: { fetch(url: URL): Promise<Response> };
  MEDIA: { put(key: string, bytes: Uint8Array): Promise<unknown> };
  LIBSQL_URL: string;
  LIBSQL_AUTH_TOKEN: string;
}

// A table of its own, so that it stays the same whatever becomes of ours.
const notes = sqliteTable('baseline_notes', { id: text('id').primaryKey(), text: text('text').notNull() });
// The client would keep all calls past its twentieth waiting.
const NO_QUEUE = Number.MAX_SAFE_INTEGER;

let opened: ReturnType<typeof open> | undefined;
function open({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken }: Env) {
  return drizzle(createClient({ url, authToken, concurrency: NO_QUEUE }));
}
function database(env: Env) {
  opened ??= open(env);
  return opened;
}

const kept = new Map<string, Uint8Array>();
async function fontFile(assets: Env['ASSETS'], name: string): Promise<readonly [string, Uint8Array]> {
  const reply = kept.has(name)
    ? null
    : await assets.fetch(new URL(`/fonts/logo/${name}`, 'http://assets.local'));
  const bytes = kept.get(name) ?? new Uint8Array(await reply!.arrayBuffer());
  kept.set(name, bytes);
  return [name, bytes];
}

/** The drawings that `worker/tools/logo-generator/generate.ts` makes where no model helps. */
async function draw(assets: Env['ASSETS'], brief: LogoBrief) {
  const files = await Promise.all(
    facesNeeded(brief, CONCEPTS_PER_BRIEF).map((name) => fontFile(assets, name)),
  );
  const faces = openFaces(new Map(files));
  return designLogos(brief, faces, CONCEPTS_PER_BRIEF).map((spec, index) => ({
    name: conceptFile(conceptId(index)),
    bytes: new TextEncoder().encode(renderLogo(spec, faces)),
  }));
}

const app = new Hono<{ Bindings: Env }>();

app.get('/api/notes/:id', async (c) => {
  const [note] = await database(c.env)
    .select()
    .from(notes)
    .where(eq(notes.id, c.req.param('id')));
  return note ? c.json(note) : c.notFound();
});

app.post('/api/notes', async (c) => {
  const note = { id: crypto.randomUUID(), text: await c.req.text() };
  await database(c.env).insert(notes).values(note);
  return c.json(note, 201);
});

app.post('/api/drawings', async (c) => {
  const drawings = await draw(c.env.ASSETS, logoBriefSchema.parse(await c.req.json()));
  const files = drawings.map(({ name, bytes }) => ({ name, size: bytes.byteLength }));
  const note = { id: crypto.randomUUID(), text: JSON.stringify(files) };
  await Promise.all(drawings.map(({ name, bytes }) => c.env.MEDIA.put(`baseline/${note.id}/${name}`, bytes)));
  await database(c.env).insert(notes).values(note);
  return c.json({ id: note.id, files }, 201);
});

export default app;
