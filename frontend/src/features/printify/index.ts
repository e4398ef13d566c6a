export { ConnectionSection } from './connection-section.tsx';
export { ProviderStatus } from './provider-status.tsx';
export { useShirtColors } from './use-shirt-colors.ts';
