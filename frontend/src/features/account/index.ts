export { AccountMenu } from './account-menu.tsx';
export { AccountSection } from './account-section.tsx';
export { CreditsBadge } from './credits-badge.tsx';
export { LotList } from './lot-list.tsx';
export { useCurrentUser } from './use-current-user.ts';
