import type { Batch } from '../../platform/prisma/client/client.ts';
import { currentSpender, type Spender } from '../../platform/programs/spender.ts';

/** Rows that a program adds or mends in a batch at work are drawn for it. Those of a draft are drawn for who starts it. */
export function spenderOfRows({ state }: Batch): Spender | null {
  return state === 'draft' ? null : currentSpender();
}
