import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import type { SignedIn } from './account.service.ts';
import { AuthError } from './auth-error.ts';
import { isBanned } from './bans.ts';
import { type Claims, TokenCheck } from './token-check.ts';

type BearerRequest = FastifyRequest & { bearer: SignedIn };

/** Bearer tokens on the auth wire itself, with the refusals that its clients know. */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    private readonly tokens: TokenCheck,
    private readonly prisma: PrismaService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<BearerRequest>();
    if (!/^bearer \S/i.test(request.headers.authorization ?? '')) throw new AuthError('no_authorization');
    request.bearer = await this.find(await this.tokens.verify(request).catch(refuse));
    return true;
  }

  private async find({ sub, session_id = '' }: Claims): Promise<SignedIn> {
    const session = await this.prisma.session.findUnique({ where: { id: session_id }, include: { user: true } });
    if (session && isBanned(session.user)) throw new AuthError('user_banned').asForbidden();
    if (session) return { user: session.user, sessionId: session.id };
    const user = await this.prisma.user.findUnique({ where: { id: sub }, select: { id: true } });
    throw new AuthError(user ? 'session_not_found' : 'user_not_found');
  }
}

function refuse(reason: Error): never {
  throw new AuthError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason.message}`);
}

/** Whose token it is; the guard has put it there. */
export const Bearer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => context.switchToHttp().getRequest<BearerRequest>().bearer,
);
