export { ConnectionSection } from './connection/connection-section.tsx';
export { PRINTIFY_API_DOCS_URL, PRINTIFY_PARTNER_HELP_URL, PRINTIFY_SIGN_UP_URL } from './connection/links.ts';
export { ProviderStatus } from './connection/provider-status.tsx';
export { SetupDialog } from './connection/setup-dialog.tsx';
export { ProductSection } from './product/product-section.tsx';
export { ColorGrid } from './shirts/color-grid.tsx';
export { ShirtSummary } from './shirts/shirt-summary.tsx';
export { useShirtColors } from './shirts/use-shirt-colors.ts';
