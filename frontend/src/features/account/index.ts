export { AccountMenu } from './account-menu.tsx';
export { Avatar, displayName } from './avatar.tsx';
export { describeDevice } from './device.ts';
export { signOutOrToast } from './sign-out.ts';
export { useCurrentUser } from './use-current-user.ts';
