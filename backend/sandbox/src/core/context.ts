import { CallLog } from './call-log.ts';
import { Faults } from './faults.ts';
import { defaultSettings, type SandboxSettings } from './settings.ts';
import { Store } from './store.ts';

export interface SandboxContext {
  /** Live: read it while answering, see {@link SandboxSettings}. */
  readonly settings: SandboxSettings;
  /** The origin of absolute URLs in answers, without a slash at the end; known when the server listens. */
  publicUrl: string;
  /** What the catalog's print areas are multiplied by; pictures and products are as they are anyway. */
  readonly printAreaScale: number;
  readonly store: Store;
  readonly faults: Faults;
  readonly calls: CallLog;
  /** Registers what `POST /control/reset` runs to clear a plugin's memory; store and settings are reset anyway. */
  onReset(listener: () => void): void;
  runResetListeners(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sandbox: SandboxContext;
  }
}

export interface ContextOptions {
  publicUrl?: string;
  /** Without it the state is in memory. */
  dataDir?: string;
  /** Of each side of the catalog's print areas, above 0; default 1, as Printify has them. Less makes print files quicker. */
  printAreaScale?: number;
}

export function createContext({ dataDir, publicUrl, printAreaScale = 1 }: ContextOptions): SandboxContext {
  const listeners: (() => void)[] = [];
  return {
    settings: defaultSettings(),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? '',
    printAreaScale,
    store: new Store(dataDir),
    faults: new Faults(),
    calls: new CallLog(),
    onReset: (listener) => listeners.push(listener),
    runResetListeners: () => {
      for (const listener of listeners) listener();
    },
  };
}
