export { AccountMenu } from './account-menu.tsx';
export { AccountSection } from './account-section.tsx';
export { Avatar, displayName } from './avatar.tsx';
export { describeDevice } from './device.ts';
export { useCurrentUser } from './use-current-user.ts';
