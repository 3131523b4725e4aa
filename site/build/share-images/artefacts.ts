import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Card } from './card.ts';

/** A thing that Deckhand made, beside the title of a page that is about such things. */
export type Artefact = { kind: 'logo'; svg: string } | { kind: 'drop'; columns: number[] };

const LOGOS = 'site/landing/logos';
const VOICES = 'content/voices.json';

/** The same one for the same title, in every build. */
function oneOf<Thing>(things: readonly Thing[], title: string): Thing | undefined {
  return things[createHash('sha256').update(title).digest().readUInt32BE() % things.length];
}

/** Reads what there is to show; what it returns picks for a card, or nothing. */
export async function readArtefacts(): Promise<(card: Card) => Artefact | null> {
  const files = (await readdir(LOGOS)).filter((file) => file.endsWith('.svg')).sort();
  const logos = await Promise.all(files.map((file) => readFile(`${LOGOS}/${file}`, 'utf8')));
  const drops: { columns: number[] }[] = Object.values(JSON.parse(await readFile(VOICES, 'utf8')));
  return ({ title, about }) => {
    const svg = /\blogos?\b/i.test(about) ? oneOf(logos, title) : undefined;
    if (svg) return { kind: 'logo', svg };
    const drop = /\b(voices?|drops?|loudness)\b/i.test(about) ? oneOf(drops, title) : undefined;
    return drop ? { kind: 'drop', columns: drop.columns } : null;
  };
}
