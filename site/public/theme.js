// Runs before the first paint, so that a chosen theme never flashes. The switch itself is site/ui/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme !== 'dark' && theme !== 'light') return;
    document.documentElement.dataset.theme = theme;
    const ground = theme === 'dark' ? '#0b0c0d' : '#e4e6e3';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', ground);
  } catch {
    // Storage is closed: the device decides.
  }
})();
