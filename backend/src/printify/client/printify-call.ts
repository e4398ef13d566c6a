import type { z } from 'zod';
import type { Asked } from '../model/printify-error.ts';

export interface PrintifyAccess {
  token: string;
  /** Names the account's shared budget without revealing the token. */
  accountKey: string;
  /**
   * `interactive`: a person waits, so a spent budget is reported at once. `background`: leaves a part of the catalog's
   * budget to the account's other calls. Absent: a worker's call, which waits for its share.
   */
  priority?: 'interactive' | 'background';
}

export interface PrintifyCall<T> extends Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, with a leading slash. */
  path: string;
  body?: unknown;
  /** May be sent again when its outcome is unknown. */
  repeatable: boolean;
  shape: z.ZodType<T>;
  signal?: AbortSignal | undefined;
}
