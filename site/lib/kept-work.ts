import { type KeptWork, MOST_KEPT } from '#core/kept-work.ts';

/** Where a browser keeps what a visitor made. session-view.element.ts looks whether there is anything. */
export const KEPT_PLACE = 'deckhand.kept';

function isKeptWork(value: unknown): value is KeptWork {
  const work = value as Partial<KeptWork> | null;
  return typeof work?.id === 'string' && typeof work.tool === 'string' && typeof work.title === 'string';
}

/** The newest first. Empty where nothing is kept, or storage is closed. */
export function keptWorks(): KeptWork[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT_PLACE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptWork).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function store(works: readonly KeptWork[]): boolean {
  try {
    if (works.length === 0) localStorage.removeItem(KEPT_PLACE);
    else localStorage.setItem(KEPT_PLACE, JSON.stringify(works));
    return true;
  } catch {
    return false; // Storage is closed or full.
  }
}

/**
 * Keeps what a visitor made last in a tool, in place of the one before. The same work again keeps its id. False where the
 * browser keeps nothing.
 */
export function keepWork(work: Pick<KeptWork, 'tool' | 'title' | 'input'>, now: Date): boolean {
  const before = keptWorks();
  const known = before.find(({ tool }) => tool === work.tool);
  if (known && JSON.stringify(known.input) === JSON.stringify(work.input)) return true;
  const kept: KeptWork = { ...work, id: crypto.randomUUID(), keptAt: now.toISOString() };
  return store([kept, ...before.filter(({ tool }) => tool !== work.tool)].slice(0, MOST_KEPT));
}

/** The work of one tool, if there is one. */
export const keptWorkOf = (tool: string): KeptWork | null =>
  keptWorks().find((work) => work.tool === tool) ?? null;

export function markWork(id: string, mark: Pick<KeptWork, 'isDeclined' | 'picture' | 'told'>): void {
  store(keptWorks().map((work) => (work.id === id ? { ...work, ...mark } : work)));
}

export function forgetWork(id: string): void {
  store(keptWorks().filter((work) => work.id !== id));
}
