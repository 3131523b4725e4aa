import type { Found, Hit } from './ask-index.ts';
import { excerptRuns } from './excerpt-runs.ts';
import { foundWords } from './found-words.ts';

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** One sentence in the place of results, read aloud as it changes; `action` stands below it. */
export function drawState(words: string, ...action: Node[]): Node[] {
  const state = element('p', 'search-state small', words);
  state.setAttribute('role', 'status');
  return [state, ...action];
}

/** What was found, as links. */
export function drawFound({ count, hits }: Found, query: string): Node[] {
  const list = element('ol', 'search-hits', ...hits.map(drawHit));
  return [...drawState(foundWords(count, hits.length, query)), ...(hits.length > 0 ? [list] : [])];
}

function drawHit({ url, excerpt, meta }: Hit): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  const facts = [meta.category, meta.minutes].filter(Boolean).join(' · ');
  const runs = excerptRuns(excerpt).map(({ text, isFound }) => (isFound ? element('mark', '', text) : text));
  link.append(
    element('b', '', meta.title ?? url),
    element('span', 'num small muted', facts),
    element('span', 'search-excerpt small', '… ', ...runs, ' …'),
  );
  return element('li', '', link);
}
