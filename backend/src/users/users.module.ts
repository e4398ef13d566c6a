import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/index.ts';
import { PasswordCheck } from './accounts/password-check.ts';
import { Passwords } from './accounts/passwords.ts';
import { UsersService } from './accounts/users.service.ts';
import { CurrentUserService } from './api/current-user.service.ts';
import { UsersController } from './api/users.controller.ts';

@Module({
  imports: [CreditsModule],
  controllers: [UsersController],
  providers: [UsersService, Passwords, PasswordCheck, CurrentUserService],
  exports: [UsersService, Passwords, PasswordCheck],
})
export class UsersModule {}
