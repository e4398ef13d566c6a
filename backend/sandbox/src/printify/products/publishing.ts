import type { SandboxSettings } from '../../core/settings.ts';
import type { Shop } from '../accounts/accounts.ts';
import { refused } from '../protocol/errors.ts';
import { derivedNumber } from '../protocol/formats.ts';
import { checkUnlocked, matrixOf } from './products.ts';
import type { readPublish } from './read-body.ts';
import type { External, Listing, ProductRecord } from './record.ts';
import { checkPublishable } from './rules.ts';

export type PublishSwitches = ReturnType<typeof readPublish>;

// At a connected shop the lock ends after the delay in the settings, at a custom store when the store reports (P5).
// @throws 8252 while it is locked, 8254 where the shop has lost its channel, and what checkPublishable refuses
export function startPublishing(
  record: ProductRecord,
  shop: Shop,
  switches: PublishSwitches,
  { settings, origin, now }: { settings: SandboxSettings; origin: string; now: number },
): ProductRecord {
  checkUnlocked(record);
  if (shop.sales_channel === 'disconnected')
    throw refused(8254, 'Shop is not connected to sales channel.', 'Operation failed.');
  checkPublishable(record, matrixOf(record));
  const listing = listingOf(record, switches);
  if (shop.sales_channel === 'custom_integration')
    return { ...record, publishing: { endsAt: null, listing, external: record.external } };
  const endsAt = now + settings.publishDelayMs;
  if (settings.publishOutcome === 'refused')
    return { ...record, publishing: { endsAt, listing: record.listing, external: record.external } };
  return { ...record, publishing: { endsAt, listing, external: externalOf(record, origin) } };
}

export function completePublishing(record: ProductRecord, external: External): ProductRecord {
  const listing = record.publishing?.listing ?? listingOf(record, undefined);
  return { ...record, publishing: null, listing, external };
}

/** Switches that are off hold back parts of a listing that exists already; the first publish sends all (P5). */
function listingOf(record: ProductRecord, switches: PublishSwitches | undefined): Listing {
  const before = record.listing;
  const isHeldBack = (name: keyof PublishSwitches) => before !== null && switches?.[name] === false;
  return {
    title: isHeldBack('title') && before ? before.title : record.title,
    description: isHeldBack('description') && before ? before.description : record.description,
    tags: isHeldBack('tags') && before ? before.tags : record.tags,
    choices: (isHeldBack('variants') && before?.choices) || record.choices,
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
