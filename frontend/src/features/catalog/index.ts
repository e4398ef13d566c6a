export { CatalogBrowser } from './catalog-browser.tsx';
