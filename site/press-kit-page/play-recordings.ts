const stop = (item: HTMLElement): void => {
  item.classList.remove('playing');
  item.querySelector('iframe')?.remove();
};

/** Shows the player of a recording in its place, instead of leading to the service: only now is anything asked of that. */
function play(item: HTMLElement, player: string): void {
  for (const other of document.querySelectorAll<HTMLElement>('.playing')) stop(other);
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = `Player: ${item.dataset.title ?? ''}`;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  item.classList.add('playing');
  item.prepend(frame);
  frame.focus();
}

/** A press on a recording plays it here; on one that plays already it leads to the service. */
export function playRecordings(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('[data-player] > a') : null;
    const item = link?.parentElement;
    if (!item?.dataset.player || item.classList.contains('playing')) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    play(item, item.dataset.player);
  });
}
