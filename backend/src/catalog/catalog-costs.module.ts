import { Module } from '@nestjs/common';
import { CatalogCosts } from './catalog-costs.service.ts';

/** Apart from the catalog itself, which needs Printify, so that Printify's own module can fill it. */
@Module({ providers: [CatalogCosts], exports: [CatalogCosts] })
export class CatalogCostsModule {}

export { CatalogCosts, type KnownCost, type SeenVariant } from './catalog-costs.service.ts';
