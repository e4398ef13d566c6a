import type { CallLog } from './call-log.ts';
import type { Faults } from './faults.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store } from './store.ts';

/** What every plugin of the sandbox finds at `app.sandbox`. */
export interface SandboxContext {
  /** Live: read it while answering, see {@link SandboxSettings}. */
  readonly settings: SandboxSettings;
  /** Origin that absolute URLs in answers are built from, without a slash at the end. */
  readonly publicUrl: string;
  /** What outlives a restart, where the sandbox has a data directory. */
  readonly store: Store;
  readonly faults: Faults;
  readonly calls: CallLog;
  /** Registers what a plugin must forget on `POST /control/reset`; the store and the settings need no help. */
  onReset(forget: () => void): void;
  /** Runs what was registered with {@link SandboxContext.onReset}. */
  forgetAll(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sandbox: SandboxContext;
  }
}
