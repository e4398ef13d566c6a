import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import { bearer, MemoryStorage, mailsTo, member, notMeTokenIn, password, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { checkAgainstContract } from './support/contract.ts';
import { request } from './support/http.ts';
import { asBrowserCredential, SoftwareAuthenticator } from './support/software-authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ADMIN_SECOND_FACTOR: 'true', AUTH_REQUESTS_PER_5_MINUTES: '1000' });
});
afterAll(() => app.close());

const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const mine = (token = '') => request(app, 'GET', '/api/user', { headers: bearer(token) });
const origin = () => new URL(app.url).origin;
const site = () => ({ rpId: new URL(app.url).hostname, rpOrigins: [origin()] });
const newAuthenticator = () => new SoftwareAuthenticator(origin());

/** Each answer is as the contract says. */
const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { pathname, search } = new URL(String(input));
  const contentType = response.headers.get('content-type');
  const answer = { method: init?.method ?? 'GET', path: pathname + search, status: response.status, contentType };
  checkAgainstContract({ ...answer, text: await response.clone().text() });
  return response;
};

function client() {
  const url = `${app.url}/auth/v1`;
  const options = { storage: new MemoryStorage(), autoRefreshToken: false, detectSessionInUrl: false };
  return new AuthClient({ url, ...options, experimental: { recoveryCodes: true }, fetch: checkedFetch });
}

async function device(email: string) {
  const auth = client();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  const token = async () => (await auth.getSession()).data.session?.access_token ?? '';
  return { auth, token };
}

type Auth = ReturnType<typeof client>;

/** The challenge of a factor, as auth-js hands it to a browser. */
async function challenge(auth: Auth, factorId: string) {
  const { data, error } = await auth.mfa.challenge({ factorId, webauthn: site() });
  if (error) throw error;
  if (data.type !== 'webauthn') throw new Error(data.type);
  return { challengeId: data.id, type: data.webauthn.type, options: data.webauthn.credential_options.publicKey };
}

async function answer(auth: Auth, factorId: string, challengeId: string, credential: object, type = 'request') {
  const webauthn = { type, ...site(), credential_response: asBrowserCredential(credential) };
  return auth.mfa.verify({ factorId, challengeId, webauthn } as never);
}

/** Adds a passkey as the settings do, which raises the session. */
async function addFactor(auth: Auth, friendlyName = 'Phone') {
  const authenticator = newAuthenticator();
  const { data, error } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  const { challengeId, options } = await challenge(auth, data.id);
  const verified = await answer(auth, data.id, challengeId, authenticator.create(options), 'create');
  if (verified.error) throw verified.error;
  return { factorId: data.id, authenticator };
}

/** Somebody with a passkey, at the device that added it. */
async function secured() {
  const { id, email } = await member(app);
  const phone = await device(email);
  return { id, email, phone, ...(await addFactor(phone.auth)) };
}

async function begin(auth: Auth) {
  const { data, error } = await auth.passkey.startAuthentication();
  if (error) throw error;
  return { challengeId: data.challenge_id, options: data.options };
}

/** As a browser would that has this passkey. */
async function signIn(authenticator: SoftwareAuthenticator, deviation = {}, auth = client()) {
  const { challengeId, options } = await begin(auth);
  const credential = authenticator.get(options, deviation);
  return auth.passkey.verifyAuthentication({ challengeId, credential });
}

async function useAsFactor(auth: Auth, factorId: string, authenticator: SoftwareAuthenticator, deviation = {}) {
  const { challengeId, options } = await challenge(auth, factorId);
  return answer(auth, factorId, challengeId, authenticator.get(options, deviation));
}

const subjects = async (email: string, count: number) =>
  (await mailsTo(app, email, count)).map(({ subject }) => subject);
const audited = async (userId: string) =>
  (await app.prisma.auditEntry.findMany({ where: { subjectId: userId } })).map(({ action }) => action);

describe('a passkey', () => {
  it('is added as a factor, raises the session and is reported', async () => {
    const { id, email, phone, factorId } = await secured();
    expect(claims(await phone.token())).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    const { data } = await phone.auth.mfa.listFactors();
    expect(data?.webauthn).toMatchObject([{ id: factorId, friendly_name: 'Phone', status: 'verified' }]);
    expect((await phone.auth.passkey.list()).data).toMatchObject([{ id: factorId, friendly_name: 'Phone' }]);
    expect(await subjects(email, 1)).toEqual(['A passkey was added']);
    expect(await audited(id)).toEqual(['account.passkey_added']);
  });

  it('is asked for of an authenticator that verifies its owner, at our own site', async () => {
    const { id, email } = await member(app);
    const { auth } = await device(email);
    const { data } = await auth.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: site().rpId, name: 'Inkloom' },
      user: { id: Buffer.from(id).toString('base64url'), name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect((await begin(client())).options).toMatchObject({
      rpId: site().rpId,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('is added by the calls for passkeys too, and then asked of that session', async () => {
    const { email } = await member(app);
    const { auth, token } = await device(email);
    const { data: asked } = await auth.passkey.startRegistration();
    const authenticator = newAuthenticator();
    const credential = authenticator.create(asked?.options ?? {});
    const { data, error } = await auth.passkey.verifyRegistration({
      challengeId: asked?.challenge_id ?? '',
      credential,
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ friendly_name: 'Passkey' });
    expect((await mine(await token())).body.code).toBe('second_factor_required');
    expect((await useAsFactor(auth, data?.id ?? '', authenticator)).error).toBeNull();
    expect((await mine(await token())).status).toBe(200);
  });

  it('signs in without address and password, at the higher level at once', async () => {
    const { id, authenticator, phone } = await secured();
    const { data, error } = await signIn(authenticator);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(id);
    expect(claims(data?.session?.access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    expect((await mine(data?.session?.access_token)).status).toBe(200);
    expect((await phone.auth.passkey.list()).data?.[0]?.last_used_at).toMatch(/^\d{4}-/);
  });

  it('is the second step of a sign-in with the password, whichever of them is at hand', async () => {
    const { email, phone, factorId } = await secured();
    const { authenticator } = await addFactor(phone.auth, 'Laptop');
    const laptop = await device(email);
    expect((await mine(await laptop.token())).body.code).toBe('second_factor_required');
    expect((await useAsFactor(laptop.auth, factorId, authenticator)).error).toBeNull();
    expect((await mine(await laptop.token())).status).toBe(200);
  });

  it('opens the admin area, where a second factor is required', async () => {
    const { id, authenticator } = await secured();
    await app.prisma.user.update({ where: { id }, data: { isAdmin: true } });
    const { data } = await signIn(authenticator);
    const headers = bearer(data?.session?.access_token ?? '');
    expect((await request(app, 'GET', '/api/admin/stats', { headers })).status).toBe(200);
  });

  it('is renamed, to a name that is free', async () => {
    const { email, phone, factorId } = await secured();
    await addFactor(phone.auth, 'Laptop');
    const rename = (at: Auth, friendlyName: string) => at.passkey.update({ passkeyId: factorId, friendlyName });
    expect((await rename(phone.auth, 'Old phone')).data).toMatchObject({ id: factorId, friendly_name: 'Old phone' });
    expect((await rename(phone.auth, 'Laptop')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await rename(phone.auth, '')).error?.code).toBe('validation_failed');
    expect((await rename(phone.auth, 'x'.repeat(101))).error?.code).toBe('validation_failed');
    expect((await rename((await device(email)).auth, 'Mine')).error?.code).toBe('insufficient_aal');
    expect((await rename((await secured()).phone.auth, 'Mine')).error?.code).toBe('webauthn_credential_not_found');
  });

  it('ends the sessions that it opened when it is removed, and signs nobody in', async () => {
    const { id, email, phone, factorId, authenticator } = await secured();
    const stolen = await signIn(authenticator);
    expect((await (await device(email)).auth.passkey.delete({ passkeyId: factorId })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await phone.auth.passkey.delete({ passkeyId: factorId })).error).toBeNull();
    expect((await mine(stolen.data?.session?.access_token)).status).toBe(401);
    expect((await signIn(authenticator)).error?.code).toBe('webauthn_verification_failed');
    const renewed = await phone.auth.refreshSession();
    expect(claims(renewed.data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await mine(await phone.token())).status).toBe(200);
    expect((await subjects(email, 2))[0]).toBe('A passkey was removed');
    expect(await audited(id)).toContain('account.passkey_removed');
  });

  it('leaves the session that removes it open, at the lower level', async () => {
    const { authenticator, factorId } = await secured();
    const auth = client();
    await signIn(authenticator, {}, auth);
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    const renewed = await auth.refreshSession();
    expect(claims(renewed.data.session?.access_token).aal).toBe('aal1');
    expect((await mine(renewed.data.session?.access_token)).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { id, phone } = await secured();
    const headers = { ...bearer(await phone.token()), 'content-type': 'application/json' };
    const body = JSON.stringify({ password });
    expect((await request(app, 'DELETE', '/api/user', { body, headers })).status).toBeLessThan(300);
    expect(await app.prisma.passkey.count({ where: { factor: { userId: id } } })).toBe(0);
  });

  it('of a stranger is removed by "This was not me", with codes that were made beside it; older ones stay', async () => {
    const [ann, bob] = [await secured(), await secured()];
    await ann.phone.auth.mfa.recoveryCodes.generate();
    await app.prisma.factor.update({ where: { id: bob.factorId }, data: { createdAt: new Date('2000-01-01') } });
    expect((await bob.phone.auth.updateUser({ password: 'a new and better one' })).error).toBeNull();
    for (const [email, subject] of [
      [ann.email, 'A passkey was added'],
      [bob.email, 'Your password was changed'],
    ] as const) {
      const token = await notMeTokenIn(app, email, subject);
      expect((await wire(app, 'POST', '/not-me', { token })).status).toBe(200);
    }
    expect((await signIn(ann.authenticator)).error?.code).toBe('webauthn_verification_failed');
    expect(await app.prisma.factor.count({ where: { userId: ann.id } })).toBe(0);
    expect((await signIn(bob.authenticator)).error).toBeNull();
  });
});

describe('a passkey is refused', () => {
  const wrong: [string, object][] = [
    ['from another origin', { origin: 'https://inkloom.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['with another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of an owner who was not verified', { verified: false }],
  ];

  it.each(wrong)('at the sign-in, %s', async (_, deviation) => {
    const { authenticator } = await secured();
    expect((await signIn(authenticator, deviation)).error?.code).toBe('webauthn_verification_failed');
    expect((await signIn(authenticator)).error).toBeNull();
  });

  it.each(wrong)('as the second step, %s', async (_, deviation) => {
    const { email, factorId, authenticator } = await secured();
    const { auth, token } = await device(email);
    expect((await useAsFactor(auth, factorId, authenticator, deviation)).error?.code).toBe('mfa_verification_failed');
    expect((await mine(await token())).status).toBe(403);
  });

  it.each(wrong)('when it is added, %s', async (_, deviation) => {
    const { auth } = await device((await member(app)).email);
    const { data } = await auth.passkey.startRegistration();
    const credential = newAuthenticator().create(data?.options ?? {}, deviation);
    const { error } = await auth.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential });
    expect(error?.code).toBe('webauthn_verification_failed');
    expect((await auth.passkey.list()).data).toEqual([]);
  });

  it('for the account of somebody else', async () => {
    const [ann, bob] = [await secured(), await secured()];
    const handle = Buffer.from(bob.id).toString('base64url');
    expect((await signIn(ann.authenticator, { handle })).error?.code).toBe('webauthn_verification_failed');
    const { auth } = await device(bob.email);
    expect((await useAsFactor(auth, bob.factorId, ann.authenticator)).error?.code).toBe('mfa_verification_failed');
    const asked = await ann.phone.auth.mfa.challenge({ factorId: bob.factorId, webauthn: site() });
    expect(asked.error?.code).toBe('mfa_factor_not_found');
    expect((await ann.phone.auth.passkey.delete({ passkeyId: bob.factorId })).error?.code).toBe(
      'webauthn_credential_not_found',
    );
  });

  it('where the answer was given before, also by many calls at once', async () => {
    const { authenticator } = await secured();
    const auth = client();
    const { challengeId, options } = await begin(auth);
    // It does not count, so that the challenge alone refuses the others.
    const credential = authenticator.get(options, { counter: 0 });
    const body = { challenge_id: challengeId, credential };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => wire(app, 'POST', '/passkeys/authentication/verify', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const again = await auth.passkey.verifyAuthentication({ challengeId, credential });
    expect(again.error?.code).toBe('webauthn_challenge_not_found');
  });

  it('where its counter goes back: a copy has been used', async () => {
    const { id, email, factorId, authenticator } = await secured();
    expect((await signIn(authenticator, { counter: 7 })).error).toBeNull();
    expect((await signIn(authenticator, { counter: 7 })).error?.code).toBe('webauthn_verification_failed');
    const { auth } = await device(email);
    expect((await useAsFactor(auth, factorId, authenticator, { counter: 3 })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await audited(id)).filter((action) => action === 'account.passkey_copied')).toHaveLength(2);
    expect((await signIn(authenticator, { counter: 8 })).error).toBeNull();
  });

  it('but not where it never counts', async () => {
    const { authenticator } = await secured();
    for (let round = 0; round < 2; round++) expect((await signIn(authenticator, { counter: 0 })).error).toBeNull();
  });

  it('after five minutes', async () => {
    const { email, factorId, authenticator } = await secured();
    const expire = () => app.prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date() } });
    const auth = client();
    const { challengeId, options } = await begin(auth);
    await expire();
    const late = await auth.passkey.verifyAuthentication({ challengeId, credential: authenticator.get(options) });
    expect(late.error?.code).toBe('webauthn_challenge_expired');
    const laptop = await device(email);
    const asked = await challenge(laptop.auth, factorId);
    await expire();
    const credential = authenticator.get(asked.options);
    expect((await answer(laptop.auth, factorId, asked.challengeId, credential)).error?.code).toBe(
      'mfa_challenge_expired',
    );
  });

  it('where the challenge is another session’s, or was for a sign-in', async () => {
    const { email, factorId, authenticator } = await secured();
    const [laptop, tablet] = [await device(email), await device(email)];
    const asked = await challenge(laptop.auth, factorId);
    const elsewhere = await answer(tablet.auth, factorId, asked.challengeId, authenticator.get(asked.options));
    expect(elsewhere.error?.code).toBe('mfa_challenge_expired');
    const { challengeId, options } = await begin(client());
    const crossed = await answer(laptop.auth, factorId, challengeId, authenticator.get(options));
    expect(crossed.error?.code).toBe('mfa_challenge_expired');
    const own = client().passkey.verifyAuthentication({
      challengeId: asked.challengeId,
      credential: authenticator.get(asked.options),
    });
    expect((await own).error?.code).toBe('webauthn_challenge_not_found');
  });

  it('where the client says that it is at another site', async () => {
    const { phone, factorId } = await secured();
    for (const webauthn of [{ rpId: 'evil.test' }, { rpId: site().rpId, rpOrigins: ['https://evil.test'] }]) {
      expect((await phone.auth.mfa.challenge({ factorId, webauthn })).error?.code).toBe('validation_failed');
    }
  });

  it('after five wrong answers as the second step, and its owner is warned', async () => {
    const { email, factorId, authenticator } = await secured();
    const { auth } = await device(email);
    for (let count = 0; count < 5; count++) await useAsFactor(auth, factorId, authenticator, { verified: false });
    expect((await useAsFactor(auth, factorId, authenticator)).error?.code).toBe('over_request_rate_limit');
    expect((await subjects(email, 2))[0]).toBe('Wrong codes at your sign-in');
  });

  it('of a suspended account, and of an address that nobody has confirmed', async () => {
    const { id, authenticator } = await secured();
    await app.prisma.user.update({ where: { id }, data: { bannedUntil: new Date(Date.now() + 60_000) } });
    expect((await signIn(authenticator)).error?.code).toBe('user_banned');
    await app.prisma.user.update({ where: { id }, data: { bannedUntil: null, emailConfirmedAt: null } });
    expect((await signIn(authenticator)).error?.code).toBe('email_not_confirmed');
  });
});

describe('to add a passkey', () => {
  it('a sign-in of minutes ago is needed, or a raised session', async () => {
    const { id, email } = await member(app);
    const { auth } = await device(email);
    await app.prisma.session.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    expect((await auth.passkey.startRegistration()).error?.code).toBe('reauthentication_needed');
    const enrolled = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Mine' });
    expect(enrolled.error?.code).toBe('reauthentication_needed');
    const fresh = await device(email);
    await addFactor(fresh.auth);
    await app.prisma.session.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    expect((await fresh.auth.passkey.startRegistration()).error).toBeNull();
  });

  it('who has a factor must have verified it', async () => {
    const { email } = await secured();
    const { auth } = await device(email);
    expect((await auth.passkey.startRegistration()).error?.code).toBe('insufficient_aal');
    const enrolled = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Mine' });
    expect(enrolled.error?.code).toBe('insufficient_aal');
  });

  it('an authenticator is not taken twice, and not as an eleventh factor', async () => {
    const { phone, authenticator } = await secured();
    const { data } = await phone.auth.passkey.startRegistration();
    expect(data?.options.excludeCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }]);
    const credential = authenticator.create(data?.options ?? {});
    const twice = await phone.auth.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential });
    expect(twice.error?.code).toBe('webauthn_credential_exists');
    for (let count = 1; count < 10; count++) await addFactor(phone.auth, `Phone ${count}`);
    expect((await phone.auth.passkey.startRegistration()).error?.code).toBe('too_many_passkeys');
    const enrolled = await phone.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'One more' });
    expect(enrolled.error?.code).toBe('too_many_enrolled_mfa_factors');
  });
});

/** What auth-js's own tests of passkeys expect (passkey.e2e.test.ts) and is not seen above. */
describe('auth-js as it is published', () => {
  async function add(auth: Auth, challengeId?: string) {
    const authenticator = newAuthenticator();
    const { data, error } = await auth.passkey.startRegistration();
    if (error) throw error;
    const credential = authenticator.create(data.options);
    const added = await auth.passkey.verifyRegistration({ challengeId: challengeId ?? data.challenge_id, credential });
    return { ...added, authenticator };
  }

  it('goes on managing passkeys in the session that added the first', async () => {
    const { auth } = await device((await member(app)).email);
    const first = await add(auth);
    const second = await add(auth);
    expect(second.error).toBeNull();
    expect((await auth.passkey.delete({ passkeyId: second.data?.id ?? '' })).error).toBeNull();
    const passkeyId = first.data?.id ?? '';
    expect((await auth.passkey.update({ passkeyId, friendlyName: 'Key' })).data?.friendly_name).toBe('Key');
    expect((await auth.passkey.list()).data).toMatchObject([{ id: passkeyId, friendly_name: 'Key' }]);
    const unknown = await auth.passkey.update({ passkeyId: crypto.randomUUID(), friendlyName: 'Other' });
    expect(unknown.error).toMatchObject({ status: 404 });
    expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await auth.passkey.list()).data).toEqual([]);
  });

  it('but not in another session, nor once its sign-in is old', async () => {
    const { id, email } = await member(app);
    const [phone, laptop] = [await device(email), await device(email)];
    await add(phone.auth);
    await expect(add(laptop.auth)).rejects.toMatchObject({ code: 'insufficient_aal' });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await app.prisma.passkey.updateMany({ where: { factor: { userId: id } }, data: { createdAt: hourAgo } });
    await expect(add(phone.auth)).rejects.toMatchObject({ code: 'insufficient_aal' });
  });

  it('is refused a challenge that nobody issued, and a passkey that nobody registered', async () => {
    const { auth } = await device((await member(app)).email);
    const { error, authenticator } = await add(auth, crypto.randomUUID());
    expect(error?.code).toBe('webauthn_challenge_not_found');
    expect((await signIn(authenticator)).error?.code).toBe('webauthn_verification_failed');
    expect((await client().passkey.startRegistration()).error?.name).toBe('AuthSessionMissingError');
  });
});

it('a network has at most a hundred open sign-ins, the newest', async () => {
  const { authenticator } = await secured();
  const auth = client();
  const first = await begin(auth);
  for (let count = 0; count < 100; count++) await begin(auth);
  expect(await app.prisma.passkeyChallenge.count({ where: { sessionId: null } })).toBe(100);
  const { challengeId, options } = first;
  const { error } = await auth.passkey.verifyAuthentication({ challengeId, credential: authenticator.get(options) });
  expect(error?.code).toBe('webauthn_challenge_not_found');
});
