export { PasswordCheck } from './accounts/password-check.ts';
export { noPassword, Passwords } from './accounts/passwords.ts';
export { type LinkSentColumn, lockUser, UsersService } from './accounts/users.service.ts';
export { UserProfile } from './api/app-user.dto.ts';
export { type ProfileRow, toUserProfile } from './api/user-profile.mapper.ts';
export { subscriptionStatuses, subscriptionTiers, type UserMetadata, userMetadata } from './model/user-row.ts';
export { UsersModule } from './users.module.ts';
