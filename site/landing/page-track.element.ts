import { afterNextFrame } from '#site/lib/next-frame.ts';
import { cueAt, placeCues, playheadAt } from './track.ts';

/** Room that a cue takes with its name, where there is so much, in pixels. */
const CUE_ROOM = 104;

/** How far below the bar a section counts as reached, in pixels. */
const REACHED = 80;

/** Follows the scrolled page: places the cues by the sections, moves the playhead and lights the present cue. */
class PageTrack extends HTMLElement {
  #links: HTMLAnchorElement[] = [];
  #tops: number[] = [];
  #places: number[] = [];
  #width = 0;
  #isDue = false;
  #callOff = () => {};
  #sizes = new ResizeObserver(() => this.#measure());

  connectedCallback(): void {
    this.#links = [...this.querySelectorAll('a')];
    this.#sizes.observe(document.body);
    document.addEventListener('scroll', this, { passive: true });
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
    this.#callOff();
    this.#isDue = false;
    document.removeEventListener('scroll', this);
  }

  handleEvent(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#callOff = afterNextFrame(() => {
      this.#isDue = false;
      this.#follow();
    });
  }

  #measure(): void {
    // The first section begins with the page.
    this.#tops = this.#links.map(({ hash }, at) => {
      const section = document.querySelector(hash);
      return section && at > 0 ? section.getBoundingClientRect().top + scrollY : 0;
    });
    const list = this.querySelector('ul');
    this.#width = list?.clientWidth ?? 0;
    const height = document.documentElement.scrollHeight;
    const apart = Math.min(CUE_ROOM, this.#width / this.#links.length);
    this.#places = placeCues(this.#tops, { height, width: this.#width, apart });
    for (const [at, link] of this.#links.entries()) {
      const share = (this.#places[at] ?? 0) / this.#width;
      link.parentElement?.style.setProperty('--at', share.toFixed(4));
    }
    this.#follow();
  }

  #follow(): void {
    const end = document.documentElement.scrollHeight - innerHeight;
    // At the very end the last section is the present one, however short it is.
    const bar = document.querySelector('.top')?.clientHeight ?? 0;
    const line = bar + REACHED;
    const scrolled = scrollY >= end - 1 ? Number.POSITIVE_INFINITY : scrollY + line;
    const current = cueAt(this.#tops, scrolled);
    for (const [at, link] of this.#links.entries()) {
      if (at === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const head = playheadAt(this.#tops, this.#places, {
      scrolled: scrollY === 0 ? 0 : scrolled,
      end: end + line,
      width: this.#width,
    });
    this.style.setProperty('--head', (head / this.#width).toFixed(4));
  }
}

customElements.define('page-track', PageTrack);
