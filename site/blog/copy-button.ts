import { copyText } from '#site/lib/copy-text.ts';

/** How long a button says that it has copied, in milliseconds. */
const SAID_MS = 2000;

/** A button that copies what `text` gives at that moment, and says so in its own place. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn sm copy';
  const words = document.createElement('span');
  words.setAttribute('aria-live', 'polite');
  words.textContent = label;
  button.append(words);
  let back: ReturnType<typeof setTimeout> | undefined;
  const say = (said: string) => {
    words.textContent = said;
    clearTimeout(back);
    back = setTimeout(() => {
      words.textContent = label;
    }, SAID_MS);
  };
  // Where the page may not write to the clipboard, it says so: nothing is worse than pasting what was there before.
  button.addEventListener('click', async () => say((await copyText(text())) ? 'Copied' : 'Not copied'));
  return button;
}
