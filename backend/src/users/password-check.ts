import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import type { User } from '../platform/prisma/client/client.ts';
import { Passwords } from './passwords.ts';

const patienceMs = 10_000;

/** Asks once more for the password of somebody who is signed in, wherever their account is kept. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly passwords: Passwords,
    private readonly config: AppConfig,
  ) {}

  /** @throws Error where a hosted project does not answer */
  fits(user: User, password: string): Promise<boolean> {
    const { jwksUrl } = this.config.auth;
    return jwksUrl ? this.fitsHosted(user.email, password) : this.passwords.fits(password, user.passwordHash);
  }

  /** Signs in at the project and ends that session again: it has no other call that checks a password. */
  private async fitsHosted(email: string, password: string): Promise<boolean> {
    const answer = await this.ask('/token?grant_type=password', { body: JSON.stringify({ email, password }) });
    if (answer.status === 400) return false;
    if (!answer.ok) throw new Error(`The hosted project answered a password check with ${answer.status}.`);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await this.ask('/logout?scope=local', { headers: { authorization: `Bearer ${token}` } });
    return true;
  }

  private ask(path: string, init: { body?: string; headers?: Record<string, string> }): Promise<Response> {
    const { issuer, anonKey } = this.config.auth;
    return fetch(`${issuer}${path}`, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(anonKey ? { apikey: anonKey } : {}), ...init.headers },
      signal: AbortSignal.timeout(patienceMs),
    });
  }
}
