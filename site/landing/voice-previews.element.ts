/** Plays one preview of the page at a time; the wave of the one that plays fills as it is heard. */
class VoicePreviews extends HTMLElement {
  static #loud: VoicePreviews | null = null;
  #sound: HTMLAudioElement | null = null;
  #playing: HTMLButtonElement | null = null;

  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  disconnectedCallback(): void {
    this.#stop();
    this.removeEventListener('click', this);
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-src]') : null;
    if (!button) return;
    const isSame = button === this.#playing;
    const loud = VoicePreviews.#loud;
    if (loud) loud.#stop();
    if (!isSame) this.#play(button);
  }

  #play(button: HTMLButtonElement): void {
    const sound = new Audio(button.dataset.src);
    VoicePreviews.#loud = this;
    this.#sound = sound;
    this.#playing = button;
    button.setAttribute('aria-pressed', 'true');
    const show = () => {
      if (sound !== this.#sound) return;
      button.style.setProperty('--heard', String(sound.currentTime / (sound.duration || 1)));
      requestAnimationFrame(show);
    };
    sound.addEventListener('playing', show);
    sound.addEventListener('ended', () => this.#stop());
    sound.play().catch(() => {
      // Another one was asked for meanwhile, or the file could not be had.
      if (sound !== this.#sound) return;
      this.#stop();
      this.#say('This voice could not be loaded. Check your connection and press again.');
    });
    this.#say('');
  }

  #stop(): void {
    this.#sound?.pause();
    this.#playing?.setAttribute('aria-pressed', 'false');
    this.#playing?.style.removeProperty('--heard');
    this.#sound = null;
    this.#playing = null;
  }

  #say(words: string): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

customElements.define('voice-previews', VoicePreviews);
