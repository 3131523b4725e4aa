/** Puts a play button and the running wave in the place of the browser's own controls. One drop of a page plays at a time. */
class DropPlayer extends HTMLElement {
  #audio: HTMLAudioElement | null = null;
  #button = document.createElement('button');
  #seconds = document.createElement('span');
  #frame = 0;

  connectedCallback(): void {
    if (this.#audio) return;
    this.#audio = this.querySelector('audio');
    if (!this.#audio) return;
    this.#audio.controls = false;
    this.#audio.hidden = true;
    this.#button.type = 'button';
    this.#button.className = 'btn icon';
    this.#button.append(document.createElement('i'));
    this.#seconds.className = 'num small muted';
    this.#seconds.textContent = this.dataset.seconds ?? '';
    this.prepend(this.#button);
    this.append(this.#seconds);
    this.#button.addEventListener('click', () => this.#toggle());
    for (const event of ['play', 'pause', 'ended']) this.#audio.addEventListener(event, () => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    cancelAnimationFrame(this.#frame);
    this.#audio?.pause();
  }

  #toggle(): void {
    const audio = this.#audio;
    if (audio?.paused) this.#play(audio);
    else audio?.pause();
  }

  #play(audio: HTMLAudioElement): void {
    for (const other of document.querySelectorAll('audio')) if (other !== audio) other.pause();
    audio.play().catch((reason: unknown) => {
      // Paused before it began: that is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) this.#fail();
    });
  }

  #fail(): void {
    this.#seconds.textContent = 'Not loaded';
    this.#seconds.setAttribute('role', 'status');
    this.#show();
  }

  #show(): void {
    const audio = this.#audio;
    if (!audio) return;
    const plays = !audio.paused && !audio.ended;
    this.toggleAttribute('data-plays', plays);
    this.#button.setAttribute('aria-label', plays ? 'Pause' : `Play, ${this.dataset.seconds}`);
    cancelAnimationFrame(this.#frame);
    this.#move();
  }

  #move = (): void => {
    const audio = this.#audio;
    if (!audio) return;
    const at = audio.ended || !(audio.duration > 0) ? 0 : audio.currentTime / audio.duration;
    this.style.setProperty('--at', String(at));
    if (this.hasAttribute('data-plays')) this.#frame = requestAnimationFrame(this.#move);
  };
}

customElements.define('drop-player', DropPlayer);
