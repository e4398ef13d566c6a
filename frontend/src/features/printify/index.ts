export { ConnectionSection } from './connection-section.tsx';
export { PRINTIFY_API_DOCS_URL, PRINTIFY_SIGN_UP_URL } from './links.ts';
export { ProductSection } from './product-section.tsx';
export { ProviderStatus } from './provider-status.tsx';
export { ShirtLine } from './shirt-line.tsx';
export { useShirtColors } from './use-shirt-colors.ts';
