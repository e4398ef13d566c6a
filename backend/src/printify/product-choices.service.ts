import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import type { ProductChoice } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import type { PrintifyBlueprint, PrintifyProviderPlace } from './client/printify-types.ts';
import { ConnectionsService } from './connections.service.ts';
import type { ChooseProduct, PrintProviderChoice, ProductChoiceView, ShirtBlueprint } from './dto/product.dto.ts';
import { PrintifyLists } from './printify-lists.service.ts';
import { printifyProblem } from './printify-problem.ts';
import { defaultProduct, type ProductRef, type ShirtVariant, sizesInOrder, sizesToSell } from './product-choice.ts';
import { ShirtCatalogService } from './shirt-catalog.service.ts';

/** Most shirts that a search answers with. */
const mostFound = 30;

/** What is said of the usual shirt while Printify is not at hand. */
const usual = {
  title: 'Unisex Jersey Short Sleeve Tee',
  brand: 'Bella+Canvas',
  model: '3001',
  imageUrl: null,
  providerTitle: 'Monster Digital',
  providerLocation: null,
};

/** Choosing the shirt to print on, from Printify's catalog. */
@Injectable()
export class ProductChoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly connections: ConnectionsService,
    private readonly lists: PrintifyLists,
    private readonly catalog: ShirtCatalogService,
  ) {}

  /** The choice with what there is to say of it; of Printify only what is at hand. */
  async view(userId: string): Promise<ProductChoiceView> {
    const row = await this.prisma.productChoice.findUnique({ where: { userId } });
    const variants = await this.catalog.offeredTo(userId, row ?? defaultProduct);
    return toView(row, row ?? (await this.usualShirt(userId)), variants);
  }

  /** What a shirt and its printer are called; null where Printify is not at hand to tell. */
  async namesOf(userId: string, product: ProductRef): Promise<ProductNames | null> {
    const row = await this.prisma.productChoice.findUnique({ where: { userId } });
    if (row && isSame(row, product)) return toNames(product, row);
    if (isSame(product, defaultProduct)) return toNames(product, await this.usualShirt(userId));
    return this.lookUpIfAtHand(userId, product);
  }

  /** Shirts whose title, brand or model holds every word of the search. */
  async searchBlueprints(userId: string, search: string): Promise<ShirtBlueprint[]> {
    const access = await this.accessOf(userId);
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const shirts = await this.asked(() => this.lists.blueprints(access));
    return shirts.map(toBlueprint).filter(holds(words)).slice(0, mostFound);
  }

  /** Who prints on a blueprint, and from where. */
  async providersOf(userId: string, blueprintId: number): Promise<PrintProviderChoice[]> {
    const access = await this.accessOf(userId);
    return this.asked(() => this.providers(access, blueprintId));
  }

  /** Keeps a choice that Printify's catalog confirms. Designs that are under way keep the product they were asked for. */
  async choose(userId: string, { blueprintId, printProviderId, sizes }: ChooseProduct): Promise<ProductChoiceView> {
    const access = await this.accessOf(userId);
    const { shirt, provider, variants } = await this.asked(() => this.lookUp(access, { blueprintId, printProviderId }));
    const chosen = checkedSizes(variants, sizes);
    const data = {
      blueprintId,
      printProviderId,
      sizes: chosen,
      title: shirt.title.slice(0, 300),
      brand: shirt.brand.slice(0, 120),
      model: shirt.model.slice(0, 120),
      imageUrl: shirt.imageUrl,
      providerTitle: provider.title.slice(0, 200),
      providerLocation: provider.location?.slice(0, 200) ?? null,
      chosenAt: new Date(),
    };
    const row = await this.prisma.productChoice.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
    });
    return toView(row, row, variants);
  }

  private async lookUp(access: PrintifyAccess, product: ProductRef) {
    const { blueprintId, printProviderId } = product;
    const shirt = (await this.lists.blueprints(access)).find(({ id }) => id === blueprintId);
    if (!shirt) throw refused('blueprintId', 'Printify has no such shirt. Choose one from the list.');
    const provider = (await this.providers(access, blueprintId)).find(({ id }) => id === printProviderId);
    if (!provider)
      throw refused('printProviderId', 'This print provider does not print on this shirt. Choose another.');
    const variants = await this.catalog.variants(access, product);
    if (variants.length === 0) {
      throw refused(
        'printProviderId',
        'This print provider does not print on the front of this shirt. Choose another.',
      );
    }
    return { shirt: toBlueprint(shirt), provider, variants };
  }

  private async providers(access: PrintifyAccess, blueprintId: number): Promise<PrintProviderChoice[]> {
    const providers = await this.lists.providers(access, blueprintId);
    const places = await this.lists.places(access);
    return providers.map(({ id, title }) => {
      const place = places.find((candidate) => candidate.id === id);
      return { id, title, location: place ? placeName(place) : null };
    });
  }

  /** The usual shirt with its picture and place, where the lists are at hand. */
  private async usualShirt(userId: string): Promise<typeof usual | ProductLabels> {
    const found = await this.lookUpIfAtHand(userId, defaultProduct);
    if (!found) return usual;
    return { ...usual, imageUrl: found.blueprint.imageUrl, providerLocation: found.provider.location };
  }

  private async lookUpIfAtHand(userId: string, product: ProductRef): Promise<ProductNames | null> {
    const connected = await this.connections.find(userId);
    if (!connected) return null;
    try {
      const { shirt, provider } = await this.lookUp({ ...connected.access, hurry: true }, product);
      return { blueprint: shirt, provider };
    } catch (error) {
      if (error instanceof PrintifyError || error instanceof AppError) return null;
      throw error;
    }
  }

  private async accessOf(userId: string): Promise<PrintifyAccess> {
    return { ...(await this.connections.require(userId)).access, hurry: true };
  }

  private async asked<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      throw printifyProblem(error);
    }
  }
}

export interface ProductNames {
  blueprint: ShirtBlueprint;
  provider: PrintProviderChoice;
}

type ProductLabels = Pick<
  ProductChoice,
  'title' | 'brand' | 'model' | 'imageUrl' | 'providerTitle' | 'providerLocation'
>;

function toView(row: ProductChoice | null, labels: ProductLabels, variants: ShirtVariant[]): ProductChoiceView {
  const comesIn = sizesInOrder(variants.map(({ size }) => size));
  return {
    chosen: row !== null,
    ...toNames(row ?? defaultProduct, labels),
    sizes: comesIn.length > 0 ? sizesToSell(comesIn, row?.sizes ?? []) : (row?.sizes ?? []),
    comesIn,
    colorCount: new Set(variants.map(({ color }) => color)).size,
  };
}

function toNames({ blueprintId, printProviderId }: ProductRef, labels: ProductLabels): ProductNames {
  const { title, brand, model, imageUrl, providerTitle, providerLocation } = labels;
  return {
    blueprint: { id: blueprintId, title, brand, model, imageUrl },
    provider: { id: printProviderId, title: providerTitle, location: providerLocation },
  };
}

function isSame(one: ProductRef, other: ProductRef): boolean {
  return one.blueprintId === other.blueprintId && one.printProviderId === other.printProviderId;
}

function toBlueprint({ id, title, brand, model, images }: PrintifyBlueprint): ShirtBlueprint {
  return { id, title, brand: brand ?? '', model: model ?? '', imageUrl: images?.[0] ?? null };
}

function holds(words: string[]) {
  return ({ title, brand, model }: ShirtBlueprint) => {
    const text = `${title} ${brand} ${model}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** `Tampa, FL, US` */
function placeName({ location }: PrintifyProviderPlace): string | null {
  const parts = [location?.city, location?.region, location?.country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** @throws AppError validation_failed for sizes that it does not come in */
function checkedSizes(variants: ShirtVariant[], sizes: string[]): string[] {
  const comesIn = new Set(variants.map(({ size }) => size));
  const unknown = sizes.filter((size) => !comesIn.has(size));
  if (unknown.length > 0) throw refused('sizes', `This shirt does not come in ${unknown.slice(0, 3).join(', ')}.`);
  return sizesInOrder(sizes);
}

function refused(field: keyof ChooseProduct, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}
