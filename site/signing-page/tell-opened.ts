import type { SigningDocument } from './signing-document.ts';

/** Says once that somebody looks at the page: a tab in the background, or a program that loads links, has read nothing. */
export function tellOpened({ address, version, zone }: SigningDocument): void {
  const tell = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', tell);
    // What does not arrive is told by the next visit.
    fetch(`${address}/opened`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, zone }),
      keepalive: true,
    }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
  tell();
}
