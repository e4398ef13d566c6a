export { type ProfileRow, toUserProfile, UserProfile } from './app-user.ts';
export { lockUser } from './locks.ts';
export { PasswordCheck } from './password-check.ts';
export { Passwords } from './passwords.ts';
export { UsersModule } from './users.module.ts';
export { UsersService } from './users.service.ts';
