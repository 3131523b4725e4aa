import { player } from '#site/lib/player.ts';

/** Makes a button play the sound of an item in place. */
export function wirePlayButton(button: HTMLButtonElement, url: string, title: string): void {
  button.hidden = false;
  button.dataset.url = url;
  button.dataset.title = title;
  show(button);
  button.addEventListener('click', () => {
    if (button.dataset.on === undefined) void player.play(url);
    else player.pause();
  });
}

/** Keeps the buttons below `root` in step with what plays. Returns how to stop. */
export function followPlayButtons(root: HTMLElement): () => void {
  return player.$playing.listen((now, before) => {
    // The place within a sound changes with every picture.
    if (now?.url === before?.url && now?.state === before?.state) return;
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-part="play"]')) show(button);
  });
}

function show(button: HTMLButtonElement): void {
  const { url, title } = button.dataset;
  const now = player.$playing.get();
  const state = now?.url === url ? now?.state : undefined;
  const isOn = state === 'playing' || state === 'loading';
  if (isOn) button.dataset.on = '';
  else delete button.dataset.on;
  button.ariaLabel =
    state === 'failed' ? `${title} did not play, try again` : `${isOn ? 'Pause' : 'Play'} ${title}`;
}
