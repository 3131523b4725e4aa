import { bytesWords } from '#core/size-words.ts';
import { showWords } from '#site/lib/show-words.ts';
import { changedBytes, changedText } from './changed-bytes.ts';
import { type CheckedCopy, isVouchedFor } from './checked-copy.ts';
import { contractFacts } from './contract-facts.ts';
import { showChecks, showEntries, showFiles } from './result-parts.ts';

const templateOf = (root: ParentNode, name: string): HTMLTemplateElement | null =>
  root.querySelector<HTMLTemplateElement>(`template[data-template=${name}]`);

/** What was found in a copy, as a panel made from the templates of the page. @param url of the document of the copy, where it may be opened */
export function resultPanel(
  root: ParentNode,
  { name, size, report }: CheckedCopy,
  url: string | null,
): HTMLElement | null {
  const panel = templateOf(root, 'result')?.content.firstElementChild?.cloneNode(true);
  const check = templateOf(root, 'check');
  if (!(panel instanceof HTMLElement) || !check) return null;
  const { verdict, headline, detail, advice, contract, key } = report;
  panel.dataset.verdict = verdict;
  panel.setAttribute('aria-label', `${name}: ${headline}`);
  showWords(panel, { name, size: bytesWords(size), headline, detail, advice });
  const text = changedText(report);
  if (text) panel.querySelector('[data-out=detail]')?.replaceChildren(...text);
  if (!advice) panel.querySelector('[data-part=advice]')?.remove();
  if (key?.is === 'sample') panel.querySelector('[data-part=sample]')?.removeAttribute('hidden');
  const facts = contract && report.bytes.length === 0 ? contractFacts(contract, isVouchedFor(report)) : [];
  panel.querySelector('[data-part=what]')?.replaceChildren(...changedBytes(report), ...facts);
  showEntries(panel, report);
  showFiles(panel, report);
  showChecks(panel, check, report);
  const open = panel.querySelector<HTMLAnchorElement>('[data-part=open]');
  if (open && url !== null) {
    open.href = url;
    open.hidden = false;
    showWords(open, { open: contract?.addendum ? 'Open addendum' : 'Open contract' });
  }
  return panel;
}
