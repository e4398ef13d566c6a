import type { SandboxSettings } from '../../core/settings.ts';
import type { Shop } from '../accounts/accounts.ts';
import { refused } from '../protocol/errors.ts';
import { derivedNumber } from '../protocol/formats.ts';
import { checkUnlocked, matrixOf } from './products.ts';
import type { readPublish } from './read-body.ts';
import type { External, Listing, ProductRecord } from './record.ts';
import { checkPublishable } from './rules.ts';

export type PublishSwitches = ReturnType<typeof readPublish>;

/**
 * The product as a publish call leaves it: locked. At a connected shop the lock ends after the delay of the settings,
 * with an external id and the page's address unless the shop refuses; at a custom store it stays until the store's own side reports (P5).
 *
 * @throws 8252 while it is locked already, 8254 where the shop has lost its sales channel (the product stays
 *   unlocked), and what {@link checkPublishable} refuses.
 */
export function publishing(
  record: ProductRecord,
  shop: Shop,
  switches: PublishSwitches,
  { settings, origin, now }: { settings: SandboxSettings; origin: string; now: number },
): ProductRecord {
  checkUnlocked(record);
  if (shop.sales_channel === 'disconnected')
    throw refused(8254, 'Shop is not connected to sales channel.', 'Operation failed.');
  checkPublishable(record, matrixOf(record));
  const listing = listed(record, switches);
  if (shop.sales_channel === 'custom_integration')
    return { ...record, publishing: { endsAt: null, listing, external: record.external } };
  const endsAt = now + settings.publishDelayMs;
  if (settings.publishOutcome === 'refused')
    return { ...record, publishing: { endsAt, listing: record.listing, external: record.external } };
  return { ...record, publishing: { endsAt, listing, external: externalOf(record, origin) } };
}

/** Unlocked, with the external id the store reported, if it did. */
export function published(record: ProductRecord, external: External): ProductRecord {
  const listing = record.publishing?.listing ?? listed(record, undefined);
  return { ...record, publishing: null, listing, external };
}

/** Switches hold back parts of a listing only where there is one already (P5, first publish). */
function listed(record: ProductRecord, switches: PublishSwitches | undefined): Listing {
  const before = record.listing;
  const keep = (name: 'title' | 'description' | 'tags') => before !== null && switches?.[name] === false;
  return {
    title: keep('title') && before ? before.title : record.title,
    description: keep('description') && before ? before.description : record.description,
    tags: keep('tags') && before ? before.tags : record.tags,
    draft: !record.visible,
  };
}

function externalOf(record: ProductRecord, origin: string): External {
  return {
    id: record.external?.id ?? String(derivedNumber(1_000_000_000, 3_000_000_000, record.id, 'listing')),
    handle: `${origin}/printify/shop/${record.shopId}/${record.id}`,
    shipping_template_id: String(derivedNumber(100_000_000_000, 100_000_000_000, String(record.shopId), 'template')),
  };
}
