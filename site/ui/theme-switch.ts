import { chooseTheme, keptTheme, otherTheme, pageTheme, shownTheme } from './theme.ts';

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
  chooseTheme(otherTheme(shownTheme()));
});

// A page that the browser kept in memory has the theme of before.
addEventListener('pageshow', ({ persisted }) => {
  const kept = keptTheme();
  if (persisted && kept && kept !== pageTheme()) chooseTheme(kept);
});
