import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { AppUser } from './app-user.dto.ts';
import { toUserProfile } from './user-profile.mapper.ts';

@Injectable()
export class CurrentUserService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly credits: CreditsService,
  ) {}

  async get(userId: string): Promise<AppUser> {
    const [user, credits, settings] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      this.credits.balance(userId),
      this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } }),
    ]);
    return { ...toUserProfile(user, credits), monthlyPreviewLimit: settings.monthlyPreviewLimit };
  }
}
