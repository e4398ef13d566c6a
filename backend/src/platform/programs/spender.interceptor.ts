import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import type { AuthUser } from '../http/decorators.ts';
import { withSpender } from './spender.ts';

/** What the request of a program spends is charged to it. */
@Injectable()
export class SpenderInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: AuthUser }>();
    const program = user?.program;
    if (!program) return next.handle();
    return new Observable((subscriber) => withSpender(program, () => next.handle().subscribe(subscriber)));
  }
}
