import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { type PrintifyAccess, PrintifyError, PrintifyHttp } from '../../printify/index.ts';

/** Below Printify's 100 a minute (contracts/providers.md P1): the account's own work in the catalog goes on beside us. */
const pace: LimitDefinition = { name: 'catalog-refresh', points: 80, seconds: 60 };

/** A text of the catalog as our columns take it. */
const text = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').replaceAll('\0', '').trim().slice(0, longest));
const id = z.int32().positive();

const blueprint = z.object({ id, title: text(300), brand: text(120), model: text(120) });
const provider = z.object({ id, title: text(200) });
const variant = z.object({
  id,
  title: text(300),
  // An empty one is a list: the service is written in PHP.
  options: z.object({ color: text(120), size: text(120) }).catch({ color: '', size: '' }),
  placeholders: z.array(z.object({ position: text(60), width: z.int(), height: z.int() })),
});

export type SourceBlueprint = z.infer<typeof blueprint>;
export type SourceProvider = z.infer<typeof provider>;
export type SourceVariant = z.infer<typeof variant> & { isAvailable: boolean };

/** Printify's catalog, read at a pace that leaves room for others. Every method throws PrintifyError. */
@Injectable()
export class CatalogSource {
  constructor(
    private readonly http: PrintifyHttp,
    private readonly limits: RateLimits,
  ) {}

  blueprints(access: PrintifyAccess, signal: AbortSignal): Promise<SourceBlueprint[]> {
    return this.read(access, '/catalog/blueprints.json', z.array(blueprint), signal);
  }

  providers(access: PrintifyAccess, blueprintId: number, signal: AbortSignal): Promise<SourceProvider[]> {
    const path = `/catalog/blueprints/${blueprintId}/print_providers.json`;
    return orNothing(this.read(access, path, z.array(provider), signal));
  }

  /** All variants of an offer. Only a second call tells which of them are in stock. */
  async variants(
    access: PrintifyAccess,
    blueprintId: number,
    providerId: number,
    signal: AbortSignal,
  ): Promise<SourceVariant[]> {
    const path = `/catalog/blueprints/${blueprintId}/print_providers/${providerId}/variants.json`;
    const list = async (query: string) =>
      (await this.read(access, `${path}${query}`, z.object({ variants: z.array(variant) }), signal)).variants;
    const all = await orNothing(list('?show-out-of-stock=1'));
    if (all.length === 0) return [];
    const inStock = new Set((await orNothing(list(''))).map((one) => one.id));
    return all.map((one) => ({ ...one, isAvailable: inStock.has(one.id) }));
  }

  private async read<T>(access: PrintifyAccess, path: string, shape: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    await this.keepPace(access, signal);
    return this.http.send(access, { method: 'GET', path, repeatable: true, shape, signal });
  }

  private async keepPace({ accountKey }: PrintifyAccess, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await this.limits.consume(pace, accountKey);
        return;
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        await sleep(error.retryAfterSeconds * 1000, undefined, { signal });
      }
    }
  }
}

/** What was taken out of the catalog while we read has nothing to tell. */
async function orNothing<T>(reading: Promise<T[]>): Promise<T[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof PrintifyError && (error.kind === 'not_found' || error.kind === 'not_offered')) return [];
    throw error;
  }
}
