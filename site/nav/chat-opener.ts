import { openChat } from '#site/lib/open-chat.store.ts';

// Where the assistant is on the page already, its place in the bar opens it there.
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  if (!event.target.closest('[data-opens-chat]')) return;
  event.preventDefault();
  openChat();
});
