import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';
import { SecretBox } from '../crypto/crypto.ts';

const hour = 3600;
/** In a browser, where history and caches have it. */
const browserPeriod = 12 * hour;
/** Printify fetches a file when it gets to it. */
const providerPeriod = 7 * 24 * hour;

/** A link of a browser is the same for so long. */
export const linkPeriodMs = browserPeriod * 1000;

/** Without bearer, for `<img>` and Printify. The same for its period, so that browsers cache; ends within the next. */
@Injectable()
export class FileLinks {
  constructor(
    private readonly config: AppConfig,
    private readonly secrets: SecretBox,
  ) {}

  linkTo(key: string, now = Date.now()): string {
    return this.signedLink(key, browserPeriod, now);
  }

  linkForProvider(key: string, now = Date.now()): string {
    return this.signedLink(key, providerPeriod, now);
  }

  private signedLink(key: string, period: number, now: number): string {
    const expires = (Math.floor(now / 1000 / period) + 2) * period;
    const signature = this.secrets.sign('file-link', `${key}\n${expires}`);
    return `${this.config.publicUrl}/files/${key}?e=${expires}&s=${signature}`;
  }

  isValid(key: string, expires: string, signature: string, now = Date.now()): boolean {
    return Number(expires) * 1000 > now && this.secrets.verify('file-link', `${key}\n${expires}`, signature);
  }
}
