import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';

/** For what a stolen access token alone must not do. Of the sessions of a hosted project we know only their token. */
@Injectable()
export class FreshSignIns {
  constructor(
    private readonly prisma: PrismaService,
    private readonly config: AppConfig,
  ) {}

  /** A session that a second factor has raised has proven more. @throws AppError recent_sign_in_required */
  async require({ id: userId, sessionId }: AuthUser): Promise<void> {
    if (this.config.auth.jwksUrl) return;
    const since = new Date(Date.now() - this.config.auth.freshSignInSeconds * 1000);
    const isProven = { OR: [{ aal: 'aal2' as const }, { createdAt: { gt: since } }] };
    const session = await this.prisma.session.findFirst({ where: { id: sessionId, userId, ...isProven } });
    if (!session) throw new AppError('recent_sign_in_required');
  }
}
