import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { type Kind, listOf } from '../engine/store.ts';
import { expandPaths, parseParams } from '../protocol/params.ts';
import { expand } from './expand.ts';

export interface IdPath {
  Params: { id: string };
}

const retrieveParams = z.strictObject({ expand: expandPaths.optional() });

interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: CreatedRange | undefined;
  expand?: string[] | undefined;
}

type CreatedRange = { [bound in 'gte' | 'gt' | 'lte' | 'lt']?: number | undefined };

export function retrieve(stripe: StripeContext, kind: Kind, id: string, query: unknown): object {
  const object = stripe.store.get(kind, id);
  return expand(stripe, object, parseParams(retrieveParams, query).expand);
}

/** One page of objects that come newest first; its expand paths begin with `data.`. */
export function toPage<T extends { id: string; created: number }>(
  stripe: StripeContext,
  url: string,
  objects: T[],
  { limit, starting_after: after, ending_before: before, created, expand: paths }: Paging,
) {
  const all = objects.filter((object) => isWithin(object.created, created));
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? all.findIndex(({ id }) => id === before) : all.length;
  const within = all.slice(start, end);
  return expand(stripe, listOf(url, within.slice(0, limit), within.length > limit), paths);
}

function isWithin(created: number, { gte, gt, lte, lt }: CreatedRange = {}): boolean {
  const late = created >= (gte ?? 0) && created > (gt ?? -1);
  return late && created <= (lte ?? created) && created < (lt ?? created + 1);
}
