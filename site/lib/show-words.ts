/** Writes words into the places marked `data-out="<name>"`, where they differ. */
export function showWords(root: ParentNode, words: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-out]')) {
    const text = words[place.dataset.out ?? ''];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** Sets shares of a whole for the style sheet: `data-share="<name>"` gets `--share`, from 0 to 1. */
export function showShares(root: ParentNode, shares: Readonly<Record<string, number>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-share]')) {
    const share = shares[place.dataset.share ?? ''];
    if (share !== undefined) place.style.setProperty('--share', String(share));
  }
}
