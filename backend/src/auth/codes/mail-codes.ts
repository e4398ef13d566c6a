import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { MailCode } from '../../platform/prisma/client/client.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { type MailCodePurpose, newMailCode, withoutSpaces } from '../model/mail-code.ts';

export const mailCodeSeconds = 600;
/** Of all networks together: three codes of eight digits. */
const maxFailures = 20;
/** As of links: a stranger who asks for one more must not take the owner's away. */
const codesOfAPurpose = 3;

const storedCode = z.object({ codeHash: z.string(), expiresAt: z.coerce.date() });
type StoredCode = z.infer<typeof storedCode>;

/** Codes that are typed from a mail: the newest few of a purpose for each user. Callers have locked the user. */
@Injectable()
export class MailCodes {
  constructor(private readonly secrets: SecretBox) {}

  async issue(tx: Tx, userId: string, purpose: MailCodePurpose): Promise<string> {
    const code = newMailCode();
    const codeHash = this.secrets.sign('mail-code', textOf(userId, purpose, code));
    const where = { userId_purpose: { userId, purpose } };
    const before = await tx.mailCode.findUnique({ where });
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + mailCodeSeconds * 1000);
    const earlier = before
      ? validCodes(before)
          .slice(0, codesOfAPurpose - 1)
          .map(toJson)
      : [];
    const fresh = { codeHash, failures: 0, createdAt, expiresAt, earlier };
    await tx.mailCode.upsert({ where, create: { userId, purpose, ...fresh }, update: fresh });
    return code;
  }

  /** False for a wrong code, which is counted: the caller must not roll that back. A right one works once. */
  async use(tx: Tx, userId: string, purpose: MailCodePurpose, typed: string): Promise<boolean> {
    const where = { userId_purpose: { userId, purpose } };
    const row = await tx.mailCode.findUnique({ where });
    if (!row) return false;
    const text = textOf(userId, purpose, withoutSpaces(typed));
    const right = validCodes(row).some(({ codeHash }) => this.secrets.verify('mail-code', text, codeHash));
    if (right || row.failures + 1 >= maxFailures) await tx.mailCode.delete({ where });
    else await tx.mailCode.update({ where, data: { failures: { increment: 1 } } });
    return right;
  }
}

/** The newest first. */
function validCodes({ codeHash, expiresAt, earlier }: MailCode): StoredCode[] {
  const codes = [{ codeHash, expiresAt }, ...z.array(storedCode).parse(earlier)];
  return codes.filter((code) => code.expiresAt > new Date());
}

function toJson({ codeHash, expiresAt }: StoredCode) {
  return { codeHash, expiresAt: expiresAt.toISOString() };
}

function textOf(userId: string, purpose: MailCodePurpose, code: string): string {
  return `${userId}:${purpose}:${code}`;
}
