// Before the first paint: the address that was asked for, as it reads and as words to search for. It came from anybody, so it
// is written as text, without characters that hide or turn what follows, and not at any length.
{
  let path = location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {}
  path = path.replace(/[\p{C}\p{Z}]+/gu, ' ');
  const cut = (text, most, more) => {
    const letters = Array.from(text);
    return letters.length > most ? letters.slice(0, most).join('') + more : text;
  };
  const words = path
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ');
  for (const place of document.querySelectorAll('[data-asked]')) place.textContent = cut(path, 60, '…');
  for (const field of document.querySelectorAll('[data-asked-words]')) field.value = cut(words, 80, '');
  for (const back of document.querySelectorAll('[data-back]')) back.hidden = history.length < 2;
}
