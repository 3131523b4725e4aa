try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('[name=theme-color]'))
      meta.content = theme === 'dark' ? '#0b0c0d' : '#e4e6e3';
  }
} catch {}
