import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OwnerMails } from '../../auth/index.ts';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import type { Scope } from '../../platform/http/scopes.ts';
import type { OauthGrant } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { AppIdentity } from '../model/app-identity.ts';

/** Then the app asks its seller again. */
const grantDays = 365;

export interface NewGrant {
  user: { id: string; email: string };
  app: AppIdentity;
  /** As the app named what the tokens are for. */
  resources: readonly string[];
  scopes: readonly Scope[];
  creditsPerDay: number | null;
}

@Injectable()
export class GrantsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
  ) {}

  list(userId: string): Promise<OauthGrant[]> {
    return this.prisma.oauthGrant.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  }

  /** Returns its id. */
  async create(tx: Tx, { user, app, creditsPerDay, ...access }: NewGrant): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + grantDays * DAY_MS);
    const payload = payloadOf({ accountId: user.id, clientId: app.clientId, expiresAt, ...access });
    const scopes = [...access.scopes];
    const { clientId, name: clientName, host: clientHost } = app;
    const data = { id, userId: user.id, clientId, clientName, clientHost, scopes, creditsPerDay, payload, expiresAt };
    await tx.oauthGrant.create({ data });
    await tx.oauthClient.updateMany({ where: { id: clientId }, data: { usedAt: new Date() } });
    await this.log.record(tx, 'app_connected', { userId: user.id });
    await this.mails.appConnected(tx, user, { app: clientName, address: clientHost });
    return id;
  }
}

interface PayloadFacts extends Pick<NewGrant, 'resources' | 'scopes'> {
  accountId: string;
  clientId: string;
  expiresAt: Date;
}

/** What oidc-provider reads of a grant; times are seconds. */
function payloadOf({ accountId, clientId, expiresAt, resources, scopes }: PayloadFacts) {
  const [iat, exp] = [Date.now(), expiresAt.getTime()].map((ms) => Math.floor(ms / 1000));
  const scope = scopes.join(' ');
  const scopesByResource = Object.fromEntries(resources.map((resource) => [resource, scope]));
  return { kind: 'Grant', iat, exp, accountId, clientId, resources: scopesByResource };
}
