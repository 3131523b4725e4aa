/** What a person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/** The key in localStorage. `first-theme.js` reads the same one before the first paint. */
export const THEME_KEY = 'theme';
/** Fired on `document` after a change, with the choice as detail. */
export const THEME_EVENT = 'deckhand:theme';

const GROUND = { dark: '#0b0c0d', light: '#e4e6e3' };

/** The choice that a stored text stands for; anything unknown follows the device. */
export function parseTheme(stored: string | null): ThemeChoice {
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/** The theme that a switch leads to from what is on screen. */
export function otherTheme(shown: 'dark' | 'light'): 'dark' | 'light' {
  return shown === 'dark' ? 'light' : 'dark';
}

/** The choice that is kept; null where storage is closed (private mode). */
export function keptTheme(): ThemeChoice | null {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

/** The present choice. Where none can be kept the device decides. */
export const readTheme = (): ThemeChoice => keptTheme() ?? 'system';

/** The choice that this page shows. */
export const pageTheme = (): ThemeChoice => parseTheme(document.documentElement.dataset.theme ?? null);

/** The theme on screen now. */
export function shownTheme(): 'dark' | 'light' {
  const choice = pageTheme();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows a theme, remembers it, and tells everything on the page that draws with its colours. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const ground = GROUND[shownTheme()];
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground);
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is closed: the choice holds for this page.
  }
  document.dispatchEvent(new CustomEvent<ThemeChoice>(THEME_EVENT, { detail: choice }));
}
