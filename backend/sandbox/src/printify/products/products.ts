import type { Collection, Store } from '../../core/store.ts';
import type { Account, Shop } from '../accounts/accounts.ts';
import { type CatalogVariant, takesOrders, variantsFor } from '../catalog/catalog.ts';
import { decoratorMissing, notFound, PrintifyError, refused } from '../protocol/errors.ts';
import { newId } from '../protocol/formats.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { NewProduct, ProductInput } from './read-body.ts';
import { endDuePublishing, type ProductRecord } from './record.ts';
import { checkEveryVariant, checkPrintAreas, checkVariants, coverAllVariants, mergeChoices } from './rules.ts';

export class Products {
  private readonly records: Collection<ProductRecord>;
  private readonly uploads: Uploads;

  constructor(store: Store, uploads: Uploads) {
    this.records = store.collection<ProductRecord>('printify-products');
    this.uploads = uploads;
  }

  list(shop: Shop): ProductRecord[] {
    const now = Date.now();
    return this.records
      .values()
      .filter((record) => record.shopId === shop.id)
      .map((record) => endDuePublishing(record, now))
      .reverse();
  }

  /** @throws 422 for what is not an id, 8104 for a product of the account's other shop, else 404 (P2) */
  getInShop(account: Account, shop: Shop, id: string, requestId: string): ProductRecord {
    if (!/^[0-9a-f]{24}$/.test(id)) throw new PrintifyError(422, { error: 'Invalid product ID format.' });
    const record = this.get(id);
    if (record?.accountId !== account.id) throw notFound(requestId);
    if (record.shopId !== shop.id) throw refused(8104, `Product ${id} does not belongs to shop ${shop.id}.`);
    return record;
  }

  get(id: string): ProductRecord | undefined {
    const record = this.records.get(id);
    return record && endDuePublishing(record, Date.now());
  }

  /** There is no conflict check: the same call again creates another product (P4). */
  create(account: Account, shop: Shop, input: NewProduct): ProductRecord {
    const matrix = variantsFor(input.blueprint_id, input.print_provider_id);
    if (!matrix) throw refused(8251, 'The print provider does not offer this blueprint.');
    if (!takesOrders(input.blueprint_id, input.print_provider_id)) throw decoratorMissing(input.print_provider_id);
    checkVariants(input.variants, matrix);
    checkPrintAreas(
      input.print_areas,
      input.variants.map((variant) => variant.id),
      matrix,
      (id) => this.uploads.find(account.id, id) !== undefined,
    );
    const now = Date.now();
    return this.save({
      id: newId(now),
      accountId: account.id,
      shopId: shop.id,
      title: input.title,
      description: input.description,
      tags: input.tags ?? [],
      blueprintId: input.blueprint_id,
      providerId: input.print_provider_id,
      choices: mergeChoices([], input.variants),
      printAreas: coverAllVariants(input.print_areas, matrix),
      visible: input.visible ?? true,
      safetyInformation: input.safety_information ?? '',
      printDetails: input.print_details ?? {},
      createdAt: now,
      updatedAt: now,
      printedAt: now,
      publishing: null,
      external: null,
      listing: null,
    });
  }

  /** Changes the given fields; a blueprint or provider in the call is ignored without an error (P4). */
  update(account: Account, record: ProductRecord, input: ProductInput): ProductRecord {
    checkUnlocked(record);
    const matrix = matrixOf(record);
    if (input.variants) checkEveryVariant(input.variants, matrix);
    const choices = mergeChoices(record.choices, input.variants ?? []);
    checkVariants(choices, matrix);
    if (input.print_areas) {
      const every = matrix.map((variant) => variant.id);
      checkPrintAreas(input.print_areas, every, matrix, (id) => this.uploads.find(account.id, id) !== undefined);
    }
    const now = Date.now();
    return this.save({
      ...record,
      choices,
      title: input.title ?? record.title,
      description: input.description ?? record.description,
      tags: input.tags ?? record.tags,
      visible: input.visible ?? record.visible,
      safetyInformation: input.safety_information ?? record.safetyInformation,
      printDetails: input.print_details ?? record.printDetails,
      printAreas: input.print_areas ?? record.printAreas,
      printedAt: input.print_areas ? now : record.printedAt,
      updatedAt: now,
    });
  }

  delete(record: ProductRecord): void {
    this.records.delete(record.id);
  }

  save(record: ProductRecord): ProductRecord {
    this.records.put(record.id, record);
    return record;
  }
}

export function matrixOf(record: ProductRecord): CatalogVariant[] {
  return variantsFor(record.blueprintId, record.providerId) ?? [];
}

/** @throws 8252 while the product is publishing (P2). */
export function checkUnlocked(record: ProductRecord): void {
  if (record.publishing) throw refused(8252, 'Product is disabled for editing');
}
