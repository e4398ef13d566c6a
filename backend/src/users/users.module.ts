import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/index.ts';
import { PasswordCheck } from './password-check.ts';
import { Passwords } from './passwords.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [CreditsModule],
  controllers: [UsersController],
  providers: [UsersService, Passwords, PasswordCheck],
  exports: [UsersService, Passwords, PasswordCheck],
})
export class UsersModule {}
