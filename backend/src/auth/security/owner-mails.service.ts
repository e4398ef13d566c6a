import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { randomToken, sha256 } from '../../platform/crypto/crypto.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import { apiKeyCreated } from '../mails/api-keys.mail.ts';
import { appConnected } from '../mails/apps.mail.ts';
import {
  type AccountNotice,
  addressChanged,
  addressChangeRequested,
  guessesFailed,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  tokenReused,
} from '../mails/changes.mail.ts';
import { codesRefused, factorAdded, factorRemoved, factorsReset, recoveryCodeUsed } from '../mails/factors.mail.ts';
import { webhookAdded } from '../mails/webhooks.mail.ts';
import { notMe } from '../model/link-kinds.ts';

interface Owner {
  id: string;
  email: string;
}

/** Whom the mail is to, and the factor that it is about. */
interface FactorNews {
  owner: Owner;
  factor: { id: string; friendlyName: string };
}

interface ApiKeyNews {
  name: string;
  prefix: string;
  scopes: string[];
}

interface FactorsToRemove {
  factorsSince: Date;
  factorId?: string;
}

const notMeDays = 3;
/** After a change that only somebody in the account can make: what a thief added may be older than that change. */
const recentFactorDays = 30;

/** Tells the owner of an account what happened to it, with a button for when it was not the owner. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  passwordChanged(tx: Tx, owner: Owner): Promise<void> {
    return this.send(tx, owner, passwordChanged, recentFactors());
  }

  addressChangeRequested(tx: Tx, owner: Owner, after: string): Promise<void> {
    return this.send(tx, owner, (notice) => addressChangeRequested({ ...notice, after }), recentFactors());
  }

  /** To the address before. */
  addressChanged(tx: Tx, before: Owner, after: string): Promise<void> {
    return this.send(tx, before, (notice) => addressChanged({ ...notice, after }), recentFactors());
  }

  passkeyAdded(tx: Tx, { owner, factor }: FactorNews): Promise<void> {
    const name = factor.friendlyName;
    return this.send(tx, owner, (notice) => passkeyAdded({ ...notice, name }), recentFactors(factor.id));
  }

  passkeyRemoved(tx: Tx, { owner, factor }: FactorNews): Promise<void> {
    const name = factor.friendlyName;
    return this.send(tx, owner, (notice) => passkeyRemoved({ ...notice, name }), recentFactors());
  }

  tokenReused(tx: Tx, owner: Owner): Promise<void> {
    return this.send(tx, owner, tokenReused);
  }

  guessesFailed(tx: Tx, owner: Owner, failures: number): Promise<void> {
    return this.send(tx, owner, (notice) => guessesFailed({ ...notice, failures }));
  }

  factorAdded(tx: Tx, { owner, factor }: FactorNews): Promise<void> {
    const name = factor.friendlyName;
    return this.send(tx, owner, (notice) => factorAdded({ ...notice, name }), recentFactors(factor.id));
  }

  factorRemoved(tx: Tx, { owner, factor }: FactorNews): Promise<void> {
    const name = factor.friendlyName;
    return this.send(tx, owner, (notice) => factorRemoved({ ...notice, name }), recentFactors());
  }

  recoveryCodeUsed(tx: Tx, { owner, factor, left }: FactorNews & { left: number }): Promise<void> {
    return this.send(tx, owner, (notice) => recoveryCodeUsed({ ...notice, left }), recentFactors(factor.id));
  }

  factorsReset(tx: Tx, owner: Owner): Promise<void> {
    return this.send(tx, owner, factorsReset);
  }

  codesRefused(tx: Tx, owner: Owner): Promise<void> {
    return this.send(tx, owner, codesRefused);
  }

  apiKeyCreated(tx: Tx, owner: Owner, { name, prefix, scopes }: ApiKeyNews): Promise<void> {
    return this.send(tx, owner, (notice) => apiKeyCreated({ ...notice, name, prefix, scopes }), recentFactors());
  }

  /** An app that was let in. The button changes the password, which ends what was allowed. */
  appConnected(tx: Tx, owner: Owner, { app, address }: { app: string; address: string }): Promise<void> {
    return this.send(tx, owner, (notice) => appConnected({ ...notice, app, address }), recentFactors());
  }

  /** A new webhook, or one that has a new URL. */
  webhookAdded(tx: Tx, owner: Owner, host: string): Promise<void> {
    return this.send(tx, owner, (notice) => webhookAdded({ ...notice, host }), recentFactors());
  }

  private async send(
    tx: Tx,
    { id: userId, email }: Owner,
    write: (notice: AccountNotice) => MailContent,
    factors: FactorsToRemove = { factorsSince: new Date() },
  ): Promise<void> {
    const token = randomToken();
    const expiresAt = new Date(Date.now() + notMeDays * DAY_MS);
    const data = { userId, kind: notMe, tokenHash: sha256(token), email, expiresAt, ...factors };
    await tx.oneTimeToken.create({ data });
    // In the fragment: no server's log and no Referer has it.
    const link = `${this.config.publicUrl}/auth/not-me#token=${token}`;
    await this.mail.send(tx, { to: email, ...write({ email, link, support: this.config.mail.support }) });
  }
}

function recentFactors(factorId?: string): FactorsToRemove {
  const factorsSince = new Date(Date.now() - recentFactorDays * DAY_MS);
  return { factorsSince, ...(factorId ? { factorId } : {}) };
}
