export { CatalogModule } from './catalog.module.ts';
