import { expect, it } from '@jest/globals';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { GrantEnds } from '../grants/grant-ends.service.ts';
import { OauthStores } from './stores.ts';

/** A database whose every query fails like this. */
function failing(error: Error): OauthStores {
  const fail = async () => Promise.reject(error);
  const tables = { oauthClient: { findUnique: fail }, oauthToken: { findUnique: fail, updateMany: fail } };
  return new OauthStores(tables as unknown as PrismaService, {} as GrantEnds);
}

it.each(['Client', 'AccessToken', 'RefreshToken'])('asks apps to come again while %s cannot be read', async (model) => {
  const stores = failing(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: '57P01' }));
  const unavailable = { error: 'temporarily_unavailable', statusCode: 503, expose: true };
  await expect(stores.open(model).find('some-id')).rejects.toMatchObject(unavailable);
});

it('says nothing of an outage where there is none', async () => {
  await expect(failing(new Error('a mistake of ours')).open('Client').find('some-id')).rejects.toThrow(
    'a mistake of ours',
  );
});

it('stores no session of the library', async () => {
  const store = failing(new Error('never asked')).open('Session');
  await store.upsert('id', { accountId: 'somebody' }, 60);
  expect(await store.find('id')).toBeUndefined();
});
