import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';
import { SecretBox } from '../crypto/crypto.ts';

const day = 86_400;
const validDays = 7;

/** Without bearer, for `<img>` and Printify. The same for a day, so that browsers cache; dies after seven to eight. */
@Injectable()
export class FileLinks {
  constructor(
    private readonly config: AppConfig,
    private readonly secrets: SecretBox,
  ) {}

  linkTo(key: string, now = Date.now()): string {
    const expires = (Math.floor(now / 1000 / day) + validDays + 1) * day;
    const signature = this.secrets.sign('file-link', `${key}\n${expires}`);
    return `${this.config.publicUrl}/files/${key}?e=${expires}&s=${signature}`;
  }

  isValid(key: string, expires: string, signature: string, now = Date.now()): boolean {
    return Number(expires) * 1000 > now && this.secrets.verify('file-link', `${key}\n${expires}`, signature);
  }
}
