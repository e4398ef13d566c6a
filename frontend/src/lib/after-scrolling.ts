/** Without a scroll event for so long the window rests. */
const REST_MS = 150;
/** So many run in one frame: a slow machine shows no more in it. */
const EACH_FRAME = 4;

/** What waits until a window that scrolls has come to rest. */
export class AfterScrolling {
  readonly #waiting = new Set<() => void>();
  #lastScroll = Number.NEGATIVE_INFINITY;

  /** Returns how to end that. */
  watch(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const note = () => {
      this.#lastScroll = performance.now();
    };
    target.addEventListener('scroll', note, { passive: true });
    return () => target.removeEventListener('scroll', note);
  }

  get isScrolling(): boolean {
    return performance.now() - this.#lastScroll < REST_MS;
  }

  /** Runs a function when the window rests, few in a frame. Returns how to cancel that. */
  add(run: () => void): () => void {
    if (this.#waiting.size === 0) this.#wait();
    this.#waiting.add(run);
    return () => this.#waiting.delete(run);
  }

  #wait(): void {
    const left = this.#lastScroll + REST_MS - performance.now();
    setTimeout(() => this.#runSome(), Math.max(0, left));
  }

  #runSome(): void {
    if (this.isScrolling) {
      this.#wait();
      return;
    }
    for (const run of [...this.#waiting].slice(0, EACH_FRAME)) {
      this.#waiting.delete(run);
      run();
    }
    if (this.#waiting.size > 0) requestAnimationFrame(() => this.#runSome());
  }
}
