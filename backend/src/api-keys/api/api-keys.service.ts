import { Injectable } from '@nestjs/common';
import { ProgramSpending } from '../../credits/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { DAY_MS } from '../../platform/time.ts';
import { ApiKeys } from '../keys/api-keys.ts';
import { type ApiKeyView, type CreateApiKey, type CreatedApiKey, noEnd } from './api-keys.dto.ts';
import { toApiKeyView } from './api-keys.mapper.ts';

const longestLifeMs = 2 * 366 * DAY_MS;

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeys,
    private readonly spending: ProgramSpending,
  ) {}

  async createApiKey(user: AuthUser, body: CreateApiKey): Promise<CreatedApiKey> {
    const { name, scopes, creditsPerDay = null, expiresAt } = body;
    const order = { name, scopes, creditsPerDay, expiresAt: expiresAt ? toEnd(expiresAt) : null };
    const { row, key } = await this.keys.create(user, order);
    return { id: row.id, key, prefix: row.prefix };
  }

  async listApiKeys(userId: string): Promise<ApiKeyView[]> {
    const [rows, spent] = await Promise.all([this.keys.list(userId), this.spending.ofToday(userId)]);
    return rows.map((row) => toApiKeyView(row, spent.get(row.id) ?? 0));
  }
}

/** @throws AppError validation_failed */
function toEnd(text: string): Date {
  const end = new Date(text);
  const left = end.getTime() - Date.now();
  if (Number.isNaN(left) || !/(?:[zZ]|[+-]\d\d:?\d\d)$/.test(text)) throw refused(noEnd);
  if (left <= 0) throw refused('This time has passed. Choose a later one.');
  if (left > longestLifeMs) throw refused('Choose a time within two years.');
  return end;
}

function refused(sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { expiresAt: sentence } });
}
