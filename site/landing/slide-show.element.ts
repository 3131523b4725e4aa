import { addSlides } from './add-slides.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows one of its `[data-slide]`, and the `[data-dot]` that belongs to it. With `every` (milliseconds) the next one follows
 * by itself while it is in sight, until somebody points at it, has the focus in it, or has chosen one. With `more` (a tool)
 * it asks for its other slides when the window comes near.
 */
class SlideShow extends HTMLElement {
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChosen = false;
  #isSeen = false;
  #watch = new IntersectionObserver(([entry]) => {
    this.#isSeen = entry?.isIntersecting ?? false;
    this.#go();
  });
  #watchNear = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.#grow(), {
    rootMargin: '100%',
  });

  connectedCallback(): void {
    for (const type of ['click', 'pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      this.addEventListener(type, this);
    }
    if (this.hasAttribute('every')) this.#watch.observe(this);
    if (this.hasAttribute('more')) this.#watchNear.observe(this);
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
    this.#watchNear.disconnect();
    clearTimeout(this.#timer);
  }

  handleEvent({ type, target }: Event): void {
    const dot = type === 'click' && target instanceof Element ? target.closest('[data-dot]') : null;
    if (dot) {
      this.#isChosen = true;
      this.#show([...this.querySelectorAll('[data-dot]')].indexOf(dot));
    }
    this.#go();
  }

  async #grow(): Promise<void> {
    this.#watchNear.disconnect();
    await addSlides(this, this.getAttribute('more') ?? '');
    this.#go();
  }

  /** Runs on from here, or stands. */
  #go(): void {
    clearTimeout(this.#timer);
    const slides = this.querySelectorAll('[data-dot]').length;
    const isFree = this.#isSeen && !this.#isChosen && !still.matches;
    const runs = isFree && slides > 1 && !this.matches(':hover, :focus-within');
    this.toggleAttribute('data-runs', runs);
    if (!runs) return;
    // The next picture is there when its turn comes.
    const next = this.querySelectorAll('[data-slide]')[this.#at + 1]?.querySelector('img');
    if (next) next.loading = 'eager';
    this.#timer = setTimeout(
      () => {
        this.#show(this.#at + 1);
        this.#go();
      },
      Number(this.getAttribute('every')),
    );
  }

  #show(at: number): void {
    const dots = this.querySelectorAll('[data-dot]');
    this.#at = at % dots.length;
    dots.forEach((dot, index) => {
      if (index === this.#at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    this.querySelectorAll('[data-slide]').forEach((slide, index) => {
      slide.toggleAttribute('data-shown', index === this.#at);
    });
  }
}

customElements.define('slide-show', SlideShow);
