import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { z } from 'zod';
import { type Prisma, PrismaService } from '../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../platform/time.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import {
  type PrintifyBlueprint,
  type PrintifyProvider,
  type PrintifyProviderPlace,
  type PrintifyShipping,
  printifyBlueprint,
  printifyProvider,
  printifyProviderPlace,
  printifyShipping,
} from './client/printify-types.ts';
import type { ProductRef } from './product-choice.ts';

const maxAgeMs = DAY_MS;
/** What the catalog calls shirts; everything else has cloth or cuts that our print files are not made for. */
const shirtLike = /\b(t-?shirts?|tees?)\b/i;
const notShirts = /\b(hood(ie|ed)|sweatshirt|dress|sticker|poster|mug|onesie|bodysuit|tank)\b/i;

/** Lists of Printify's catalog that sellers choose from, each asked for once a day for everybody. Throws PrintifyError. */
@Injectable()
export class PrintifyLists {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly log: PinoLogger,
  ) {}

  /** The shirts of the catalog. */
  blueprints(access: PrintifyAccess): Promise<PrintifyBlueprint[]> {
    return this.list('shirts', z.array(printifyBlueprint), async () =>
      (await this.client.blueprints(access)).filter(({ title }) => shirtLike.test(title) && !notShirts.test(title)),
    );
  }

  providers(access: PrintifyAccess, blueprintId: number): Promise<PrintifyProvider[]> {
    return this.list(`providers ${blueprintId}`, z.array(printifyProvider), () =>
      this.client.providers(access, blueprintId),
    );
  }

  places(access: PrintifyAccess): Promise<PrintifyProviderPlace[]> {
    return this.list('places', z.array(printifyProviderPlace), () => this.client.providerPlaces(access));
  }

  shipping(access: PrintifyAccess, { blueprintId, printProviderId }: ProductRef): Promise<PrintifyShipping> {
    return this.list(`shipping ${blueprintId} ${printProviderId}`, printifyShipping, () =>
      this.client.shipping(access, blueprintId, printProviderId),
    );
  }

  /** The list as it is kept, if it is fresh; else as Printify tells it, or the old one where Printify is silent. */
  private async list<T extends object>(name: string, shape: z.ZodType<T>, read: () => Promise<T>): Promise<T> {
    const row = await this.prisma.catalogList.findUnique({ where: { name } });
    const kept = row ? shape.safeParse(row.content) : undefined;
    if (row && kept?.success && row.fetchedAt.getTime() > Date.now() - maxAgeMs) return kept.data;
    try {
      return await this.keep(name, await read());
    } catch (error) {
      const silent = error instanceof PrintifyError && (error.kind === 'unavailable' || error.kind === 'rate_limited');
      if (!silent || !kept?.success) throw error;
      this.log.warn({ err: error, list: name }, 'a list of the catalog could not be read; the old one is used');
      return kept.data;
    }
  }

  private async keep<T extends object>(name: string, content: T): Promise<T> {
    const data = { content: content as Prisma.InputJsonValue, fetchedAt: new Date() };
    await this.prisma.catalogList.upsert({ where: { name }, create: { name, ...data }, update: data });
    return content;
  }
}
