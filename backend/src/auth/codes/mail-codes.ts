import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { type MailCodePurpose, newMailCode, withoutSpaces } from '../model/mail-code.ts';

export const mailCodeSeconds = 600;
/** Of a code of eight digits; the next code can be asked for a minute later. */
const maxFailures = 5;

/** Codes that are typed from a mail: the newest of a purpose for each user. Callers have locked the user. */
@Injectable()
export class MailCodes {
  constructor(private readonly secrets: SecretBox) {}

  async issue(tx: Tx, userId: string, purpose: MailCodePurpose): Promise<string> {
    const code = newMailCode();
    const now = Date.now();
    const codeHash = this.secrets.sign('mail-code', textOf(userId, purpose, code));
    const expiresAt = new Date(now + mailCodeSeconds * 1000);
    const fresh = { codeHash, failures: 0, createdAt: new Date(now), expiresAt };
    const where = { userId_purpose: { userId, purpose } };
    await tx.mailCode.upsert({ where, create: { userId, purpose, ...fresh }, update: fresh });
    return code;
  }

  /** False for a wrong code, which is counted: the caller must not roll that back. A right one works once. */
  async use(tx: Tx, userId: string, purpose: MailCodePurpose, typed: string): Promise<boolean> {
    const where = { userId_purpose: { userId, purpose } };
    const row = await tx.mailCode.findUnique({ where });
    if (!row) return false;
    const text = textOf(userId, purpose, withoutSpaces(typed));
    const right = row.expiresAt > new Date() && this.secrets.verify('mail-code', text, row.codeHash);
    if (right || row.failures + 1 >= maxFailures) await tx.mailCode.delete({ where });
    else await tx.mailCode.update({ where, data: { failures: { increment: 1 } } });
    return right;
  }
}

function textOf(userId: string, purpose: MailCodePurpose, code: string): string {
  return `${userId}:${purpose}:${code}`;
}
