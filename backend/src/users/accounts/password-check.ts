import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/config.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { Passwords } from './passwords.ts';

const timeoutMs = 10_000;

const hostedSession = z.object({ access_token: z.string() });

@Injectable()
export class PasswordCheck {
  constructor(
    private readonly passwords: Passwords,
    private readonly config: AppConfig,
  ) {}

  verify(user: User, password: string): Promise<boolean> {
    const { jwksUrl } = this.config.auth;
    return jwksUrl ? this.verifyHosted(user.email, password) : this.passwords.verify(password, user.passwordHash);
  }

  /** Signs in at the project and ends that session again: it has no other call that checks a password. */
  private async verifyHosted(email: string, password: string): Promise<boolean> {
    const answer = await this.post('/token?grant_type=password', { body: JSON.stringify({ email, password }) });
    if (answer.status === 400) return false;
    if (!answer.ok) throw new Error(`The hosted project answered a password check with ${answer.status}.`);
    const { access_token: token } = hostedSession.parse(await answer.json());
    await this.post('/logout?scope=local', { headers: { authorization: `Bearer ${token}` } });
    return true;
  }

  private post(path: string, init: { body?: string; headers?: Record<string, string> }): Promise<Response> {
    const { issuer, anonKey } = this.config.auth;
    return fetch(`${issuer}${path}`, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(anonKey ? { apikey: anonKey } : {}), ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}
