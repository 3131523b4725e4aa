import type { CheckedEntry, CheckedFile, SealReport } from '#core/signing/seal/seal-report.ts';
import { showWords } from '#site/lib/show-words.ts';
import { utcMomentOf } from './contract-facts.ts';
import { elementOf } from './element-of.ts';
import { entriesWords, entryLabel, STATE_WORDS } from './entries-words.ts';
import { blocksPerCell, cellsAcross, cellWords, mapCells } from './map-cells.ts';

/** A part of the panel to fill in, shown; null where the page has none. */
function opened(panel: ParentNode, name: string): HTMLElement | null {
  const part = panel.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (part) part.hidden = false;
  return part;
}

/** Its number and what it is, who did it and when where somebody points at it; all of that at once for a screen reader. */
function entry(checked: CheckedEntry, contract: SealReport['contract']): HTMLElement {
  const { seq, who, at, state } = checked;
  const label = entryLabel(checked, contract);
  const told = [who, at && utcMomentOf(at)].filter(Boolean).join(', ');
  const words = [String(seq), label, told, STATE_WORDS[state]].filter(Boolean).join(', ');
  return elementOf('li', { 'data-state': state }, [
    elementOf('div', { 'aria-hidden': 'true', title: told }, [
      elementOf('span', { class: 'num' }, [String(seq)]),
      elementOf('em', { dir: 'auto' }, [label]),
    ]),
    elementOf('span', { class: 'sr' }, [words]),
  ]);
}

export function showEntries(panel: ParentNode, { entries, contract }: SealReport): void {
  if (entries.length === 0) return;
  const part = opened(panel, 'entries');
  part?.querySelector('ol')?.replaceChildren(...entries.map((one) => entry(one, contract)));
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
  const list = part?.querySelector('ul');
  list?.style.setProperty('--across', String(cellsAcross(files, perCell)));
  list?.replaceChildren(...files.map((one) => file(one, perCell)));
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
