import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listOf } from '../engine/store.ts';
import { expand, read } from '../protocol/params.ts';
import { Expander } from './expand.ts';

export interface IdPath {
  Params: { id: string };
}

const oneQuery = z.strictObject({ expand: expand.optional() });

interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Created | undefined;
  expand?: string[] | undefined;
}

type Created = { [bound in 'gte' | 'gt' | 'lte' | 'lt']?: number | undefined };

/** What every group of routes needs to answer as Stripe does. */
export function api(app: FastifyInstance) {
  const { books, checkout } = app.stripe;
  const expander = new Expander(books, checkout.asides);
  return {
    books,
    expander,
    /** The object, with what a GET's query asks to expand. */
    one: <T extends object>(object: T, query: unknown): T => expander.expand(object, read(oneQuery, query).expand),
    with: <T extends object>(object: T, paths: string[] | undefined): T => expander.expand(object, paths),
    /** One page of what is newest first; its expand paths begin with `data.`. */
    page: <T extends { id: string; created: number }>(url: string, known: T[], paging: Paging) => {
      const all = known.filter(({ created }) => isWithin(created, paging.created));
      const { limit, starting_after: after, ending_before: before, expand: paths } = paging;
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
      const end = before ? all.findIndex(({ id }) => id === before) : all.length;
      const within = all.slice(start, end);
      return expander.expand(listOf(url, within.slice(0, limit), within.length > limit), paths);
    },
  };
}

function isWithin(created: number, { gte, gt, lte, lt }: Created = {}): boolean {
  const late = created >= (gte ?? 0) && created > (gt ?? -1);
  return late && created <= (lte ?? created) && created < (lt ?? created + 1);
}
