import { keptPages } from './kept-pages.ts';

/** Written out: the table of the API would cost a public page more than all of this. */
const ADDRESS = '/api/health';

/** How often it is tried whether the network is back, in milliseconds. */
const PATIENCE_MS = 5000;

/** Shows what can be read without a network, and loads the page again once there is one. */
class OfflinePages extends HTMLElement {
  #trying: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    addEventListener('online', this);
    // A browser says that it is online before anything answers, and never where it was the server that did not.
    if (location.pathname !== '/offline') this.#trying = setInterval(() => void this.#try(), PATIENCE_MS);
    this.querySelector('button')?.addEventListener('click', this);
    void this.#list();
  }

  disconnectedCallback(): void {
    removeEventListener('online', this);
    clearInterval(this.#trying);
  }

  async #try(): Promise<void> {
    if (document.hidden) return;
    try {
      const reply = await fetch(ADDRESS, { cache: 'no-store' });
      await reply.body?.cancel();
      location.reload();
    } catch {
      // Not yet.
    }
  }

  /** The network may be back, or somebody wants to see for themselves. The address is still that of the page they wanted. */
  handleEvent({ type }: Event): void {
    if (type === 'online') void this.#try();
    else location.reload();
  }

  async #list(): Promise<void> {
    const pages = (await keptPages()).filter(({ path }) => path !== location.pathname);
    const list = this.querySelector('ul');
    if (!list || pages.length === 0) return;
    list.replaceChildren(
      ...pages.map(({ path, title }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = path;
        link.textContent = title;
        item.append(link);
        return item;
      }),
    );
    for (const part of this.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false;
  }
}

customElements.define('offline-pages', OfflinePages);
