import type { z } from 'zod';
import type { PrintNetwork } from '../model/network.ts';
import type { Asked } from '../model/printify-error.ts';

export interface PrintifyAccess {
  token: string;
  /** Names the account's shared budget without revealing the token. */
  accountKey: string;
  /** Printify where it is absent. */
  network?: PrintNetwork;
  /** `interactive` reports a spent budget at once, `background` leaves some to other calls; a worker's waits. */
  priority?: 'interactive' | 'background';
}

export interface PrintifyCall<T> extends Asked {
  /** For metrics and traces. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the version. */
  path: string;
  /** v1 where it is absent. */
  version?: 'v2';
  body?: unknown;
  /** May be sent again when its outcome is unknown. */
  repeatable: boolean;
  shape: z.ZodType<T>;
  signal?: AbortSignal | undefined;
}
