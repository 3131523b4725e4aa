/** Whatever the letters, a name is small enough after so many. */
const TRIES = 4;

/** Sets names in a script no larger than their line has room for, now and whenever either of them changes. */
export function fitNames(): void {
  const names = document.querySelectorAll<HTMLElement>('[data-fit]');
  const fitAll = (): void => names.forEach(fit);
  const lines = new ResizeObserver(fitAll);
  for (const { parentElement } of names) if (parentElement) lines.observe(parentElement);
  document.fonts.addEventListener('loadingdone', fitAll);
  document.addEventListener('input', fitAll);
}

function fit(name: HTMLElement): void {
  name.style.fontSize = '';
  // Its line lets it be no wider than there is room. Letters are not always as much narrower as they are smaller.
  for (let tries = 0; tries < TRIES && name.scrollWidth > name.clientWidth; tries += 1) {
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    name.style.fontSize = `${(size * name.clientWidth) / name.scrollWidth}px`;
  }
}
