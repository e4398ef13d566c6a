import { STOP_SIGNALS } from '../common/command.mjs';

export class ShutdownHooks {
  readonly #hooks: (() => Promise<void>)[] = [];
  #run: Promise<void> | undefined;

  add(hook: () => Promise<void>): void {
    this.#hooks.push(hook);
  }

  run(): Promise<void> {
    this.#run ??= this.#runAll();
    return this.#run;
  }

  get isShuttingDown(): boolean {
    return this.#run !== undefined;
  }

  async #runAll(): Promise<void> {
    for (const hook of this.#hooks.reverse()) await hook().catch((error) => console.error(error));
  }
}

/** Until `main` returns an exit code, or throws, or a signal arrives, or the parent process has ended. */
export async function runUntilShutdown(main: (hooks: ShutdownHooks) => Promise<number>): Promise<never> {
  const hooks = new ShutdownHooks();
  const exit = async (code: number): Promise<never> => {
    await hooks.run();
    process.exit(code);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => exit(0));
  process.on('disconnect', () => exit(0));
  try {
    return await exit(await main(hooks));
  } catch (error) {
    if (!hooks.isShuttingDown) console.error(error instanceof Error ? error.message : error);
    return exit(1);
  }
}
