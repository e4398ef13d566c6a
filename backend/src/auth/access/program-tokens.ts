import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import type { Program } from '../../platform/http/scopes.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { isSuspended } from '../sessions/suspensions.ts';

export interface ProgramAccess {
  program: Program;
  user: Pick<User, 'id' | 'email' | 'bannedUntil'>;
}

/** Both methods answer by what is stored now: what was revoked on another node is revoked here. */
export interface ProgramTokenSource {
  prefix: string;
  kind: Program['kind'];
  /** Null where there is no such token, its time is over, or it is for other routes. */
  find(token: string, route: string): Promise<ProgramAccess | null>;
  /** Of programs whose tokens were found a while ago. */
  findLive(programIds: string[]): Promise<string[]>;
}

/** Tokens of programs are told from those of sessions by how they begin. */
@Injectable()
export class ProgramTokens {
  private readonly sources: ProgramTokenSource[] = [];

  register(source: ProgramTokenSource): void {
    this.sources.push(source);
  }

  /** Null where it is no token of a program. @throws AppError unauthorized, account_suspended */
  async findUser(token: string, route: string): Promise<AuthUser | null> {
    const source = this.sources.find(({ prefix }) => token.startsWith(prefix));
    if (!source) return null;
    const access = await source.find(token, route);
    if (!access) throw new AppError('unauthorized');
    const { program, user } = access;
    if (isSuspended(user)) throw new AppError('account_suspended');
    return { id: user.id, email: user.email, isAdmin: false, sessionId: '', program, needsFactor: false };
  }

  async withAccess(users: AuthUser[]): Promise<AuthUser[]> {
    const allowed = new Set<string>();
    for (const source of this.sources) {
      const ids = users.flatMap(({ program }) => (program?.kind === source.kind ? [program.id] : []));
      if (ids.length > 0) for (const id of await source.findLive(ids)) allowed.add(id);
    }
    return users.filter(({ program }) => program && allowed.has(program.id));
  }
}
