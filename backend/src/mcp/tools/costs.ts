import { z } from 'zod';
import { Refusal } from '../model/refusal.ts';
import { credits, type Design, type LineUp, lineUps } from '../model/shapes.ts';
import type { ToolContext } from '../model/tool.ts';

export const cost = z.object({
  credits: z.int().describe('Credits that it takes at most.'),
  available: z.int(),
  left: z.int().describe('Credits that are left afterwards; negative where there are too few.'),
});

export async function costOf({ ask }: ToolContext, wanted: number): Promise<z.infer<typeof cost>> {
  const { balance } = await ask(credits, { method: 'GET', path: '/api/credits' });
  return { credits: wanted, available: balance, left: balance - wanted };
}

export interface Choice {
  lineUp: LineUp | null;
  creditsEach: number;
}

/** @param id undefined: the default one; null: none. @throws Refusal not_found */
export async function findLineUp({ ask }: ToolContext, id: string | null | undefined): Promise<Choice> {
  const { lineUps: all, creditsEach } = await ask(lineUps, { method: 'GET', path: '/api/line-ups' });
  const lineUp = all.find((one) => (id === undefined ? one.isDefault : one.id === id)) ?? null;
  if (id && !lineUp) throw noLineUp();
  return { lineUp, creditsEach };
}

function noLineUp(): Refusal {
  const error = 'Line-up not found.';
  return new Refusal(404, { code: 'not_found', error, fields: { lineUpId: error } });
}

const connection = z.object({ connected: z.boolean(), selectedShopId: z.number().nullable() });

/** What would keep it from being made, in sentences. */
export async function findObstacles({ ask, origin }: ToolContext, { left }: z.infer<typeof cost>): Promise<string[]> {
  const { connected, selectedShopId } = await ask(connection, { method: 'GET', path: '/api/printify/connection' });
  const obstacles: string[] = [];
  if (!connected || selectedShopId === null)
    obstacles.push(`The seller has to connect Printify and choose a shop first: ${origin}/settings/printify`);
  if (left < 0) obstacles.push(`There are too few credits. The seller buys more at ${origin}/settings/billing`);
  return obstacles;
}

export const pageOf = (origin: string, { id }: Pick<Design, 'id'>) => `${origin}/library/${id}`;
