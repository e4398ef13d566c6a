import { INTERRUPTS } from './setup.mjs';

/** What is running, newest last; it is ended in the opposite order. */
export class Running {
  readonly #stops: (() => Promise<void>)[] = [];
  #ending: Promise<void> | undefined;

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Ends everything, the newest first; asked twice, it does it once. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  get ending(): boolean {
    return this.#ending !== undefined;
  }

  async #endAll(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop().catch((error) => console.error(error));
  }
}

/**
 * Runs `main` until it returns an exit code, or throws, or somebody asks us to end, or our parent is gone; then ends all
 * that is running and exits.
 */
export async function runToTheEnd(main: (running: Running) => Promise<number>): Promise<never> {
  const running = new Running();
  const leave = async (code: number): Promise<never> => {
    await running.end();
    process.exit(code);
  };
  for (const signal of INTERRUPTS) process.on(signal, () => leave(0));
  process.on('disconnect', () => leave(0));
  try {
    return await leave(await main(running));
  } catch (error) {
    if (!running.ending) console.error(error instanceof Error ? error.message : error);
    return leave(1);
  }
}
