import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Tx } from '../prisma/prisma.service.ts';
import type { AdminAction } from './admin-actions.ts';
import { AuditLog } from './audit-log.ts';

/** Without secrets and without what somebody typed: a password is typed into the wrong field now and then. */
export interface SecurityFacts {
  userId?: string;
  ip?: string;
  path?: string;
  method?: string;
  /** How an API key begins. */
  key?: string;
  /** The id of a webhook. */
  webhook?: string;
}

const quiet = ['sign_in'] as const;
const loud = ['sign_in_failed', 'admin_refused'] as const;
const audited = {
  sign_in_locked: 'account.locked',
  refresh_token_reused: 'account.token_reused',
  password_changed: 'account.password_changed',
  address_change_requested: 'account.address_change_requested',
  address_changed: 'account.address_changed',
  account_secured: 'account.secured',
  factors_reset: 'account.factors_reset',
  role_granted: 'account.role_granted',
  passkey_added: 'account.passkey_added',
  passkey_removed: 'account.passkey_removed',
  passkey_copied: 'account.passkey_copied',
  api_key_created: 'account.api_key_created',
  api_key_removed: 'account.api_key_removed',
  webhook_created: 'account.webhook_created',
  webhook_changed: 'account.webhook_changed',
  webhook_rotated: 'account.webhook_rotated',
  webhook_removed: 'account.webhook_removed',
  app_connected: 'account.app_connected',
  app_disconnected: 'account.app_disconnected',
  app_token_reused: 'account.app_token_reused',
} as const satisfies Record<string, AdminAction>;

export type LoggedEvent = (typeof quiet)[number] | (typeof loud)[number];
export type AuditedEvent = keyof typeof audited;

const warnings: ReadonlySet<string> = new Set([
  ...loud,
  ...[
    'sign_in_locked',
    'refresh_token_reused',
    'account_secured',
    'factors_reset',
    'passkey_copied',
    'app_token_reused',
  ],
]);

/** What happens to accounts, for the log of the process; what an administrator should see goes to the audit log too. */
@Injectable()
export class SecurityLog {
  constructor(
    private readonly log: PinoLogger,
    private readonly audit: AuditLog,
  ) {}

  note(event: LoggedEvent | AuditedEvent, facts: SecurityFacts): void {
    this.log[warnings.has(event) ? 'warn' : 'info']({ security: event, ...facts }, 'security event');
  }

  async record(tx: Tx, event: AuditedEvent, facts: SecurityFacts & { userId: string }): Promise<void> {
    this.note(event, facts);
    const { key, webhook } = facts;
    const detail = { ...(key ? { key } : {}), ...(webhook ? { webhook } : {}) };
    await this.audit.record(tx, { actorId: facts.userId, action: audited[event], subjectId: facts.userId, detail });
  }

  /** An account without the role that calls the admin area. */
  async recordRefusal(tx: Tx, userId: string, path: string): Promise<void> {
    await this.audit.record(tx, { actorId: userId, action: 'admin.refused', subjectId: userId, detail: { path } });
  }
}
