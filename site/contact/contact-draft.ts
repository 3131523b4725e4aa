import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';

/** The key in sessionStorage. */
const PLACE = 'draft:contact';

/** What is kept of a message until it is sent: the fields that people fill in, the key that it is sent under, and the page that its writer came from. */
export type ContactDraft = Partial<Record<'name' | 'email' | 'topic' | 'message' | 'key' | 'page', string>>;

/** What was typed in this tab before; only texts, whatever lies there. */
export function recallDraft(memory: () => TabMemory): ContactDraft {
  const kept = recall(memory, PLACE);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}

/** Keeps what was typed; null forgets it. */
export function rememberDraft(memory: () => TabMemory, draft: ContactDraft | null): void {
  remember(memory, PLACE, draft);
}
