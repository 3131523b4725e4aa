import type { CheckedEntry, CheckedFile, SealReport } from '#core/signing/seal/seal-report.ts';
import { showWords } from '#site/lib/show-words.ts';
import { momentOf } from './contract-facts.ts';
import { elementOf } from './element-of.ts';
import { entriesWords, STATE_WORDS } from './entries-words.ts';
import { blocksPerCell, cellWords, mapCells } from './map-cells.ts';

/** A part of the panel to fill in, shown; null where the page has none. */
function opened(panel: ParentNode, name: string): HTMLElement | null {
  const part = panel.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (part) part.hidden = false;
  return part;
}

function entry({ seq, what, who, at, state }: CheckedEntry): HTMLElement {
  const told = [who, at && momentOf(at, 'UTC')].filter(Boolean).join(', ');
  return elementOf('li', { 'data-state': state, title: told }, [
    elementOf('span', { class: 'num' }, [String(seq)]),
    elementOf('em', { dir: 'auto' }, [what || (state === 'missing' ? 'Missing' : '?')]),
    elementOf('span', { class: 'sr' }, [`: ${[told, STATE_WORDS[state]].filter(Boolean).join(', ')}`]),
  ]);
}

export function showEntries(panel: ParentNode, { entries }: SealReport): void {
  if (entries.length === 0) return;
  const part = opened(panel, 'entries');
  part?.querySelector('ol')?.replaceChildren(...entries.map(entry));
  showWords(panel, { entries: entriesWords(entries) });
}

const TONES = { same: 'ok', changed: 'danger', missing: 'danger', unknown: 'muted' } as const;

function file({ name, blocks, words, state }: CheckedFile, perCell: number): HTMLElement {
  const cells = mapCells(blocks, perCell).map((kind) => elementOf('i', { class: kind }));
  return elementOf('li', {}, [
    elementOf('span', { dir: 'auto' }, [name]),
    elementOf('div', { class: 'verify-map', 'aria-hidden': 'true' }, cells),
    elementOf('span', { class: `small ${TONES[state]}` }, [words]),
  ]);
}

export function showFiles(panel: ParentNode, { files }: SealReport): void {
  if (files.length === 0) return;
  const perCell = blocksPerCell(files);
  const part = opened(panel, 'files');
  part?.querySelector('ul')?.replaceChildren(...files.map((one) => file(one, perCell)));
  const hasMaps = files.some(({ blocks }) => blocks.length > 0);
  showWords(panel, { files: hasMaps ? `Files, ${cellWords(perCell)} a block` : 'Files' });
}

export function showChecks(panel: ParentNode, template: HTMLTemplateElement, { checks }: SealReport): void {
  if (checks.length === 0) return;
  const rows = checks.flatMap(({ isRight, title, detail }) => {
    const row = template.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return [];
    row.dataset.right = String(isRight);
    row.querySelector('b')?.append(title);
    row.querySelector('span')?.append(detail);
    return [row];
  });
  opened(panel, 'checks')?.replaceChildren(...rows);
}
