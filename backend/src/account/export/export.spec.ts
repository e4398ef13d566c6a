import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');
const source = readFileSync(join(import.meta.dirname, 'export.service.ts'), 'utf8');
const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');

/** Read with the row that they belong to. */
const included: Record<string, string> = {
  GenerationVersion: 'versions',
  DesignProduct: 'products',
  GenerationEvent: 'events',
  BatchRow: 'rows',
};

/** Why each is left out. */
const leftOut: Record<string, string> = {
  OneTimeToken: 'secrets that last an hour',
  FlowState: 'secrets that last an hour',
  MailCode: 'secrets that last ten minutes',
  IdempotencyKey: 'answers that are kept for a day',
  SignupGift: 'a hash of the address; the credits are in the ledger',
  GenerationStep: 'what a run has stored on its way to the design',
  GenerationArchive: 'links that last a minute',
  GenerationImage: 'what a picture cost us',
  GenerationFeed: 'a number for caches',
  EventCounter: 'a number for caches',
  OauthRequest: 'a consent that is being given, for minutes',
};

/** Of a user, or of a design of a user. */
function personalModels(): string[] {
  const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)];
  return models.filter(([, , body = '']) => /^\s+(?:userId|generationId)\b/m.test(body)).map(([, name = '']) => name);
}

function isExported(model: string): boolean {
  const reader = model.charAt(0).toLowerCase() + model.slice(1);
  const name = included[model];
  return name ? source.includes(`${name}: {`) : source.includes(`this.prisma.${reader}.find`);
}

it('the export has every table of a user, but those that are left out for a reason', () => {
  const missing = personalModels().filter((model) => !isExported(model));
  expect(missing.toSorted()).toEqual(Object.keys(leftOut).toSorted());
});
