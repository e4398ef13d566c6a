import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import type { RefreshStatus } from '../../printify/index.ts';
import type { FoundPage } from '../search/catalog-search.ts';
import type { CatalogVariant } from '../search/loaded-catalog.ts';
import type { CatalogPage, CatalogProgress, CatalogStatus, CatalogVariantView } from './catalog.dto.ts';

const noCatalog = 'No catalog data available. Run refresh to fetch catalog from Printify.';

export function toCatalogStatus({ current, last }: RefreshStatus): CatalogStatus {
  const refresh = last && (last.state === 'running' || last.state === 'failed') ? toCatalogProgress(last) : null;
  return {
    exists: current !== null,
    variant_count: current?.variantCount ?? 0,
    refreshed_at: current?.finishedAt?.toISOString() ?? null,
    message: messageFor(current, refresh),
    refresh,
  };
}

export function toCatalogProgress(refresh: CatalogRefresh): CatalogProgress {
  return {
    state: refresh.state === 'failed' ? 'failed' : 'running',
    ...phaseOf(refresh),
    variant_count: refresh.variantCount,
    started_at: refresh.startedAt.toISOString(),
    trouble: refresh.message,
  };
}

export function toCatalogPage({ total, variants, next }: FoundPage): CatalogPage {
  return { total, variants: variants.map(toVariantView), next };
}

function toVariantView(variant: CatalogVariant): CatalogVariantView {
  return {
    blueprint_id: variant.blueprintId,
    blueprint_title: variant.blueprintTitle,
    print_provider_id: variant.printProviderId,
    print_provider_name: variant.providerName,
    variant_id: variant.variantId,
    title: variant.title,
    color: variant.color,
    size: variant.size,
    sku: variant.sku ?? '',
    cost: variant.cost,
    is_available: variant.isAvailable,
    print_areas: variant.printAreas,
  };
}

function phaseOf(refresh: CatalogRefresh): Pick<CatalogProgress, 'phase' | 'done' | 'total'> {
  const { blueprints, blueprintsRead, offers, offersRead } = refresh;
  if (blueprints === null) return { phase: 'blueprints', done: 0, total: null };
  if (blueprintsRead < blueprints) return { phase: 'providers', done: blueprintsRead, total: blueprints };
  return { phase: 'variants', done: offersRead, total: offers };
}

function messageFor(current: CatalogRefresh | null, refresh: CatalogProgress | null): string | null {
  if (refresh?.state === 'failed') {
    const stillHere = current ? ' The catalog from before is still here.' : '';
    return `The last refresh failed. ${refresh.trouble ?? ''}${stillHere}`;
  }
  return current || refresh ? null : noCatalog;
}
