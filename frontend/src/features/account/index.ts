export { AccountMenu } from './account-menu.tsx';
export { AccountSection } from './account-section.tsx';
export { Avatar, displayName } from './avatar.tsx';
export { CreditsBadge } from './credits-badge.tsx';
export { deviceOf } from './device.ts';
export { LotList } from './lot-list.tsx';
export { useCurrentUser } from './use-current-user.ts';
