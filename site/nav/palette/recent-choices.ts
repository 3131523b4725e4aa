/** The key in localStorage; signing out clears it with the rest. */
const KEY = 'deckhand.palette';
/** How many choices are remembered. */
export const RECENT_CHOICES = 5;

/** Ids of what was chosen last, the newest first. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, RECENT_CHOICES) : [];
  } catch {
    return []; // Storage is closed, or somebody else wrote there.
  }
}

export function rememberChoice(id: string): void {
  const ids = [id, ...recentChoices().filter((other) => other !== id)].slice(0, RECENT_CHOICES);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is closed: the next palette begins without it.
  }
}
