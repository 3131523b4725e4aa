import { afterNextFrame } from '#site/lib/next-frame.ts';
import { minutesLeft, reached } from './reading-place.ts';

/** Marks the part of an article that is being read, and says how many minutes are left of it. */
class ContentsRule extends HTMLElement {
  #callOff = () => {};

  connectedCallback(): void {
    addEventListener('scroll', this, { passive: true });
    addEventListener('resize', this);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#callOff();
    removeEventListener('scroll', this);
    removeEventListener('resize', this);
  }

  handleEvent(): void {
    this.#callOff();
    this.#callOff = afterNextFrame(() => this.#show());
  }

  #show(): void {
    const text = document.querySelector('.prose');
    if (!text) return;
    const links = [...this.querySelectorAll('a')];
    const tops = links.map(
      (link) => document.getElementById(link.hash.slice(1))?.getBoundingClientRect().top,
    );
    const here = reached(
      tops.map((top) => top ?? Number.POSITIVE_INFINITY),
      innerHeight / 3,
    );
    for (const [at, link] of links.entries()) {
      link.toggleAttribute('data-here', at === here);
      link.querySelector('.cue')?.classList.toggle('on', at === here);
      link.querySelector('.cue')?.classList.toggle('past', at < here);
    }
    const { top, height } = text.getBoundingClientRect();
    const words = this.querySelector('.minutes-left');
    if (words) words.textContent = minutesLeft(Number(this.dataset.minutes), (innerHeight - top) / height);
  }
}

customElements.define('contents-rule', ContentsRule);
