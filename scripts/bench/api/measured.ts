import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Generation } from '#core/generation.ts';
import { anyAddress } from './accounts.ts';
import { answerTo, type Call } from './load.ts';
import type { ApiBench } from './open-api-bench.ts';

/** A request of the product, and what the baseline does instead. */
export interface Measured {
  name: string;
  beside: string;
  product: (cookie: string) => Call;
  baseline: Call;
}

/** The row that the baseline reads. */
export const NOTE = { id: 'the-only-one', text: 'Mara' };

const JSON_TYPE = { 'content-type': 'application/json' };
const BRIEF = JSON.stringify({ name: 'DJ NOVA' });
const write: Call = { method: 'POST', path: '/api/notes', headers: JSON_TYPE, body: JSON.stringify(NOTE) };

function post(path: string, body: string) {
  return (cookie: string): Call => ({
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, cookie, 'cf-connecting-ip': anyAddress(), 'idempotency-key': randomUUID() },
    body,
  });
}

export const MEASURED = {
  credits: {
    name: 'GET /api/user/credits',
    beside: 'one row by its key',
    product: (cookie) => ({ method: 'GET', path: '/api/user/credits', headers: { cookie } }),
    baseline: { method: 'GET', path: `/api/notes/${NOTE.id}`, headers: {} },
  },
  generation: {
    name: 'POST /api/tools/logo-generator/generations',
    beside: 'the same twelve drawings, stored alike, and one row written',
    product: post('/api/tools/logo-generator/generations', BRIEF),
    baseline: { method: 'POST', path: '/api/drawings', headers: JSON_TYPE, body: BRIEF },
  },
  question: {
    name: 'POST /api/chat, a question about the account',
    beside: 'one row written',
    product: post('/api/chat', JSON.stringify({ message: 'How many credits do I have?' })),
    baseline: write,
  },
  reservation: {
    name: 'POST /api/tools/voice-tag/generations, reserved for the device',
    beside: 'one row written',
    product: post(
      '/api/tools/voice-tag/generations',
      JSON.stringify({ script: 'You are locked in with DJ Nova' }),
    ),
    baseline: write,
  },
} as const satisfies Record<string, Measured>;

export type MeasuredName = keyof typeof MEASURED;

type Files = readonly { name: string; size: number }[];

const listed = (files: Files): string =>
  files
    .map(({ name, size }) => `${name} (${size} bytes)`)
    .toSorted()
    .join(', ');

/** Throws unless both draw the same files, so that the ratio of a generation is of what surrounds the drawing. */
export async function requireSameDrawings({ product, baseline }: ApiBench, cookie: string): Promise<void> {
  const agent = new Agent();
  const { generation } = MEASURED;
  const made = await answerTo(product.url, agent, generation.product(cookie));
  const drawn = await answerTo(baseline.url, agent, generation.baseline);
  agent.destroy();
  const ours = listed((JSON.parse(made.text) as { generation: Generation }).generation.files);
  const theirs = listed((JSON.parse(drawn.text) as { files: Files }).files);
  if (ours !== theirs) throw new Error(`The baseline draws ${theirs} where the product draws ${ours}`);
}
