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
  // Its line lets it be no wider than there is room.
  const share = name.clientWidth / name.scrollWidth;
  if (share < 1) name.style.fontSize = `${share * Number.parseFloat(getComputedStyle(name).fontSize)}px`;
}
