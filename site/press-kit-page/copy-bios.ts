import { copyText } from '#site/lib/copy-text.ts';

/** How long a button says what it did, in milliseconds. */
const SAID_MS = 2000;

/** The paragraphs before a button, as they were written. */
const bioBefore = (button: Element): string => {
  const bio = button.parentElement?.previousElementSibling;
  return [...(bio?.children ?? [])].map(({ textContent }) => textContent).join('\n\n');
};

async function copy(button: HTMLElement): Promise<void> {
  const label = button.querySelector('span');
  if (!label || button.ariaBusy === 'true') return;
  const words = label.textContent;
  button.ariaBusy = 'true';
  label.textContent = (await copyText(bioBefore(button))) ? 'Copied' : 'Select the text to copy it';
  setTimeout(() => {
    label.textContent = words;
    button.ariaBusy = null;
  }, SAID_MS);
}

/** A press on *Copy* puts the bio above it on the clipboard. */
export function copyBios(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}
