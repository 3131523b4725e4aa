import { expect } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { Client } from './client.ts';
import { openPdf, textOf } from './pdf.ts';
import { checkedByQpdf } from './qpdf.ts';

/** The bytes of a file that a generation made. */
export async function fileOf(client: Client, { files }: Generation, name: string): Promise<Uint8Array> {
  const reply = await client.fetch(files.find((file) => file.name === name)?.url ?? '/nothing');
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
}

/** The pages and the text of a document that a generation made, which qpdf finds nothing wrong with. */
export async function readPdf(client: Client, generation: Generation, name: string) {
  const bytes = await fileOf(client, generation, name);
  expect((await checkedByQpdf(bytes)).code).toBe(0);
  const { pages } = await openPdf(bytes);
  return { pages, text: (await Promise.all(pages.map(textOf))).join('\n') };
}
