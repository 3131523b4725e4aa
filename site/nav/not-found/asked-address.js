// Before the first paint: the address that was asked for, as it reads. It came from anybody, so it is written as text, without
// characters that hide or turn what follows, and not at any length.
{
  let path = location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {}
  const letters = Array.from(path.replace(/[\p{C}\p{Z}]+/gu, ' '));
  if (letters.length > 60) letters.splice(60, letters.length, '…');
  for (const place of document.querySelectorAll('[data-asked]')) place.textContent = letters.join('');
  for (const back of document.querySelectorAll('[data-back]')) back.hidden = history.length < 2;
}
