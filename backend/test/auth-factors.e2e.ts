import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import { resealFactors } from '../src/auth/jobs/reseal-factors.job.ts';
import type { AppConfig } from '../src/platform/config/config.ts';
import { SecretBox } from '../src/platform/crypto/crypto.ts';
import {
  bearer,
  browser,
  follow,
  linkIn,
  MemoryStorage,
  mailsTo,
  member,
  notMeTokenIn,
  password,
  refresh,
  signIn,
  someAddress,
  wire,
} from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';
import { runJob } from './support/run-job.ts';
import { until } from './support/until.ts';

const oldKey = randomBytes(32);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    ADMIN_SECOND_FACTOR: 'true',
    AUTH_MAIL_INTERVAL_SECONDS: '0',
    TRUST_PROXY: 'loopback',
    ENCRYPTION_PREVIOUS_KEYS: oldKey.toString('base64'),
  });
});
afterAll(() => app.close());

const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const mine = (token = '') => request(app, 'GET', '/api/user', { headers: bearer(token) });
/** The code of a number of steps from now: the server takes one before and one after. */
const codeOf = (uri: string, steps = 0) => {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
};
/** Lets codes of this step count again, as they do 30 s later. */
const forgetSteps = (userId: string) => app.prisma.factor.updateMany({ where: { userId }, data: { lastStep: null } });

/** A device of a person: auth-js with the setting that recovery codes need. */
async function device(email: string) {
  const auth = new AuthClient({
    url: `${app.url}/auth/v1`,
    storage: new MemoryStorage(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  const token = async () => (await auth.getSession()).data.session?.access_token ?? '';
  return { auth, token };
}

type Device = Awaited<ReturnType<typeof device>>;

async function enroll({ auth }: Device, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

/** Somebody with a verified factor, at the device that verified it. */
async function secured() {
  const { id, email } = await member(app);
  const phone = await device(email);
  const factor = await enroll(phone);
  const verify = (code: string, at = phone) => at.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code });
  const used = codeOf(factor.uri);
  const { error } = await verify(used);
  if (error) throw error;
  return { id, email, phone, verify, used, ...factor };
}

describe('an authenticator app', () => {
  it('is enrolled with a secret that is shown once and stored sealed', async () => {
    const { email, id } = await member(app);
    const phone = await device(email);
    const { factorId, secret, uri, qr_code } = await enroll(phone);
    expect(uri).toBe(
      `otpauth://totp/Inkloom:${encodeURIComponent(email)}?issuer=Inkloom&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    const { data } = await phone.auth.mfa.listFactors();
    expect(data).toMatchObject({ all: [{ id: factorId, friendly_name: 'Phone', status: 'unverified' }], totp: [] });
    expect(JSON.stringify(data)).not.toContain(secret);
    const row = await app.prisma.factor.findFirstOrThrow({ where: { userId: id } });
    expect(Buffer.from(row.secret ?? []).toString()).not.toContain(secret);
  });

  it('is sealed again after the key was changed, and works before and after that', async () => {
    const { id, factorId, secret, uri, verify } = await secured();
    const config = { encryptionKey: oldKey, previousEncryptionKeys: [] } as object as AppConfig;
    const sealed = new SecretBox(config).seal(secret, `factor:${factorId}`);
    await app.prisma.factor.update({ where: { id: factorId }, data: { secret: sealed } });
    const unreadable = await app.prisma.factor.create({
      data: { userId: id, type: 'totp', friendlyName: 'Of a lost key', secret: Buffer.alloc(64) },
    });
    const works = async () => {
      await forgetSteps(id);
      return (await verify(codeOf(uri))).error === null;
    };
    expect(await works()).toBe(true);
    await runJob(app, resealFactors);
    const stored = async (factor: string) =>
      Buffer.from((await app.prisma.factor.findUniqueOrThrow({ where: { id: factor } })).secret ?? []);
    expect((await stored(factorId)).equals(sealed)).toBe(false);
    expect(await stored(unreadable.id)).toEqual(Buffer.alloc(64));
    expect(await works()).toBe(true);
  });

  it('takes a sign-in of minutes ago: a stolen token does not shut the owner out', async () => {
    const { id, email } = await member(app);
    const phone = await device(email);
    await app.prisma.session.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    const refused = await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(refused.error?.code).toBe('reauthentication_needed');
    await enroll(await device(email));
  });

  it('raises the session that verifies its first code and ends those below', async () => {
    const { email } = await member(app);
    const [phone, laptop] = [await device(email), await device(email)];
    const before = await phone.auth.getSession();
    const { factorId, uri } = await enroll(phone);
    const { data } = await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    expect(claims(data?.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
      session_id: claims(before.data.session?.access_token).session_id,
    });
    expect((await phone.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await mine(await laptop.token())).status).toBe(401);
    expect((await mine(await phone.token())).status).toBe(200);
    const renewed = await phone.auth.refreshSession();
    expect(claims(renewed.data.session?.access_token).aal).toBe('aal2');
    expect((await mailsTo(app, email))[0]?.subject).toBe('Two-step sign-in is on');
  });

  it('is then asked for: the password alone opens neither the product nor the account', async () => {
    const { email, phone, verify, uri, id } = await secured();
    const laptop = await device(email);
    expect((await laptop.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect(await mine(await laptop.token())).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect((await laptop.auth.updateUser({ password: 'another horse' })).error?.code).toBe('insufficient_aal');
    expect((await laptop.auth.updateUser({ email: 'else@example.com' })).error?.code).toBe('insufficient_aal');
    expect((await laptop.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect(
      (await laptop.auth.mfa.unenroll({ factorId: (await phone.auth.getUser()).data.user?.factors?.[0]?.id ?? '' }))
        .error?.code,
    ).toBe('insufficient_aal');
    await forgetSteps(id);
    expect((await verify(codeOf(uri), laptop)).error).toBeNull();
    expect((await mine(await laptop.token())).status).toBe(200);
    expect((await mine(await phone.token())).status).toBe(200);
  });

  it('does not raise the tokens of before: a stolen one stays below', async () => {
    const { email } = await member(app);
    const stolen = await signIn(app, email);
    const phone = await device(email);
    await phone.auth.setSession(stolen);
    const { factorId, uri } = await enroll(phone);
    await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    expect((await mine(stolen.access_token)).body.code).toBe('second_factor_required');
    expect((await refresh(app, stolen.refresh_token)).body.code).toBe('refresh_token_not_found');
  });

  it('takes a code once, also of many calls at once, and none of before', async () => {
    const { id, uri, used, verify, phone } = await secured();
    expect((await verify(used)).error?.code).toBe('mfa_verification_failed');
    await app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'auth-factor' } } });
    expect((await verify(codeOf(uri, 1))).error).toBeNull();
    expect((await verify(used)).error?.code).toBe('mfa_verification_failed');
    await forgetSteps(id);
    const factorId = (await phone.auth.getUser()).data.user?.factors?.[0]?.id ?? '';
    const { data } = await phone.auth.mfa.challenge({ factorId });
    const path = `/factors/${factorId}/verify`;
    const body = { challenge_id: data?.id, code: codeOf(uri) };
    const headers = bearer(await phone.token());
    const answers = await Promise.all([1, 2, 3, 4].map(() => wire(app, 'POST', path, body, headers)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([-1, 1])('takes the code of %i step and no farther one', async (steps) => {
    const { id, uri, verify } = await secured();
    await forgetSteps(id);
    expect((await verify(codeOf(uri, 3 * steps))).error?.code).toBe('mfa_verification_failed');
    expect((await verify(codeOf(uri, steps).replace(/(...)/, '$1 '))).error).toBeNull();
  });

  it('takes no more codes after five wrong ones, and warns its owner', async () => {
    const { id, email, uri, verify } = await secured();
    await forgetSteps(id);
    for (let count = 0; count < 5; count++)
      expect((await verify('000000')).error?.code).toBe('mfa_verification_failed');
    expect((await verify(codeOf(uri))).error).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many wrong codes\. Try again in \d+ minutes\.$/),
    });
    expect((await mailsTo(app, email, 2))[0]?.subject).toBe('Wrong codes at your sign-in');
  });

  it('does not lock out who mistypes now and then', async () => {
    const { id, uri, verify } = await secured();
    for (let round = 0; round < 3; round++) {
      await forgetSteps(id);
      for (let count = 0; count < 4; count++) await verify('000000');
      expect((await verify(codeOf(uri))).error).toBeNull();
    }
  });

  it('belongs to one person, and its challenge to one session', async () => {
    const { factorId, email, phone, uri, id } = await secured();
    const other = await secured();
    expect((await other.phone.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await other.phone.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
    const { data } = await phone.auth.mfa.challenge({ factorId });
    const foreign = await other.phone.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeOf(uri) });
    expect(foreign.error?.code).toBe('mfa_factor_not_found');
    await forgetSteps(id);
    const laptop = await device(email);
    const elsewhere = await laptop.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeOf(uri) });
    expect(elsewhere.error?.code).toBe('mfa_challenge_expired');
    await app.prisma.factorChallenge.updateMany({ where: { factorId }, data: { expiresAt: new Date() } });
    const late = await phone.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeOf(uri) });
    expect(late.error?.code).toBe('mfa_challenge_expired');
  });

  it('lowers the sessions that it raised when it is removed', async () => {
    const { factorId, phone, email } = await secured();
    expect((await phone.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    const renewed = await phone.auth.refreshSession();
    expect(claims(renewed.data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await mine(await phone.token())).status).toBe(200);
    expect((await mine(await (await device(email)).token())).status).toBe(200);
    expect((await mailsTo(app, email, 2))[0]?.subject).toBe('An authenticator app was removed');
  });

  it('is not asked for before it is verified, and an enrollment may begin again', async () => {
    const { email } = await member(app);
    const phone = await device(email);
    const first = await enroll(phone);
    const { factorId, uri } = await enroll(phone);
    expect((await mine(await (await device(email)).token())).status).toBe(200);
    expect((await phone.auth.mfa.challenge({ factorId: first.factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) })).error).toBeNull();
    const again = await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.error?.code).toBe('mfa_factor_name_conflict');
  });

  it.each([
    [{ factor_type: 'phone' }, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'sms' }, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 'validation_failed'],
  ])('is not enrolled by %j', async (body, code) => {
    const { access_token } = await signIn(app, (await member(app)).email);
    expect((await wire(app, 'POST', '/factors', body, bearer(access_token))).body.code).toBe(code);
  });

  it('is not one of more than ten', async () => {
    const phone = await device((await member(app)).email);
    for (let count = 0; count < 10; count++) await enroll(phone, `Phone ${count}`);
    const { error } = await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' });
    expect(error?.code).toBe('too_many_enrolled_mfa_factors');
  });

  it('goes with the account', async () => {
    const { id, phone } = await secured();
    await phone.auth.mfa.recoveryCodes.generate();
    const body = JSON.stringify({ password });
    const headers = { ...bearer(await phone.token()), 'content-type': 'application/json' };
    expect((await request(app, 'DELETE', '/api/user', { body, headers })).status).toBeLessThan(300);
    expect(await app.prisma.factor.count({ where: { userId: id } })).toBe(0);
  });
});

describe('recovery codes', () => {
  it('are ten, shown once and stored as hashes', async () => {
    const { id, phone } = await secured();
    const { data } = await phone.auth.mfa.recoveryCodes.generate();
    expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 });
    expect(new Set(data?.codes).size).toBe(10);
    expect(data?.codes.every((code) => /^[2-9b-z]{16}$/.test(code))).toBe(true);
    const rows = await app.prisma.recoveryCode.findMany({ where: { factor: { userId: id } } });
    expect(rows.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32));
    expect((await phone.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
    expect((await phone.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
  });

  it('open a session in place of the app, each once, however they are typed', async () => {
    const { email, phone } = await secured();
    const codes = (await phone.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const typed = (codes[0] ?? '').toUpperCase().replace(/(....)(?=.)/g, '$1-');
    const laptop = await device(email);
    const { data } = await laptop.auth.mfa.recoveryCodes.verify({ code: typed });
    expect(claims(data?.access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/recovery_code' }, {}] });
    expect((await mine(await laptop.token())).status).toBe(200);
    expect((await laptop.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect((await mailsTo(app, email, 2))[0]?.text).toContain('You have 9 left');
    const second = await device(email);
    expect((await second.auth.mfa.recoveryCodes.verify({ code: typed })).error?.code).toBe('mfa_verification_failed');
  });

  it('open nobody else’s session', async () => {
    const [ann, bob] = [await secured(), await secured()];
    const codes = (await ann.phone.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
    await bob.phone.auth.mfa.recoveryCodes.generate();
    const laptop = await device(bob.email);
    const { error } = await laptop.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(error?.code).toBe('mfa_verification_failed');
  });

  it('are locked after five wrong ones, until new ones are made', async () => {
    const { email, phone } = await secured();
    const [code = ''] = (await phone.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const laptop = await device(email);
    for (let count = 0; count < 5; count++) await laptop.auth.mfa.recoveryCodes.verify({ code: 'nothing' });
    expect((await laptop.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_recovery_codes_locked');
    const [fresh = ''] = (await phone.auth.mfa.recoveryCodes.regenerate()).data?.codes ?? [];
    expect((await laptop.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    expect((await laptop.auth.mfa.recoveryCodes.verify({ code: fresh })).error).toBeNull();
  });

  it('need a raised session, and are never the only factor', async () => {
    const { email, phone, factorId } = await secured();
    const laptop = await device(email);
    expect((await laptop.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
    await phone.auth.mfa.recoveryCodes.generate();
    expect((await laptop.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    expect((await laptop.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal');
    expect((await phone.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_recovery_codes_sole_factor');
    expect((await phone.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect((await phone.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    expect((await phone.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('let who lost the app turn two-step sign-in off, and lower what else they opened', async () => {
    const { email, phone, factorId } = await secured();
    const [code = '', other = ''] = (await phone.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const tablet = await device(email);
    await tablet.auth.mfa.recoveryCodes.verify({ code: other });
    const laptop = await device(email);
    await laptop.auth.mfa.recoveryCodes.verify({ code });
    expect((await laptop.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
    const lowered = await tablet.auth.refreshSession();
    expect(claims(lowered.data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await laptop.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const renewed = await laptop.auth.refreshSession();
    expect(claims(renewed.data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await mine(await (await device(email)).token())).status).toBe(200);
  });
});

describe('an administrator, where a second factor is required', () => {
  const overview = async (at: Device) => request(app, 'GET', '/api/admin/stats', { headers: bearer(await at.token()) });

  it('is sent to the enrollment, and gets in with a raised session alone', async () => {
    const { id, email } = await member(app);
    await app.prisma.user.update({ where: { id }, data: { isAdmin: true } });
    const phone = await device(email);
    expect(await overview(phone)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect((await mine(await phone.token())).status).toBe(200);
    const { factorId, uri } = await enroll(phone);
    await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    expect((await overview(phone)).status).toBe(200);
    expect(await overview(await device(email))).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
  });

  it('is still nobody but an administrator', async () => {
    const { phone } = await secured();
    expect((await overview(phone)).body.code).toBe('forbidden');
  });

  it('is named in the settings that the front end reads', async () => {
    expect((await request(app, 'GET', '/api/config')).body.auth.adminSecondFactor).toBe(true);
  });
});

/** The code of the newest of so many mails. */
async function mailedCode(email: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(app, email, count);
  return mail?.subject.match(/^(\d{4} \d{4}) /)?.[1] ?? '';
}

describe('a mailed code', () => {
  const ask = (email: string) => browser(app).auth.signInWithOtp({ email });
  const use = (email: string, token: string) => browser(app).auth.verifyOtp({ email, token, type: 'email' });

  it('signs in, once', async () => {
    const { id, email } = await member(app);
    expect((await ask(email.toUpperCase())).error).toBeNull();
    const code = await mailedCode(email);
    const { data, error } = await use(email, code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(claims(data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect((await use(email, code)).error?.code).toBe('otp_expired');
  });

  it('is one step: who has a factor is asked for it too', async () => {
    const { email } = await secured();
    await ask(email);
    const { data } = await use(email, await mailedCode(email, 2));
    expect((await mine(data.session?.access_token)).body.code).toBe('second_factor_required');
  });

  it('is answered alike for every address, makes no account and goes to confirmed ones alone', async () => {
    const [nobody, unconfirmed] = [someAddress(), (await member(app)).email];
    await app.prisma.user.update({ where: { email: unconfirmed }, data: { emailConfirmedAt: null } });
    for (const email of [nobody, unconfirmed]) {
      expect(await wire(app, 'POST', '/otp', { email, create_user: true })).toMatchObject({ status: 200, body: {} });
    }
    const { email } = await member(app);
    await wire(app, 'POST', '/magiclink', { email });
    await mailsTo(app, email);
    expect(await mailsTo(app, nobody, 0)).toEqual([]);
    expect(await mailsTo(app, unconfirmed, 0)).toEqual([]);
    expect(await app.prisma.user.count({ where: { email: nobody } })).toBe(0);
  });

  const useFrom = (ip: string, email: string, token: string) =>
    wire(app, 'POST', '/verify', { email, token, type: 'email' }, { 'x-forwarded-for': ip });

  it('is not used up by a stranger, who has five wrong ones', async () => {
    const { email } = await member(app);
    await ask(email);
    const code = await mailedCode(email);
    for (let count = 0; count < 5; count++)
      expect((await useFrom('10.8.0.1', email, '00000000')).body.code).toBe('otp_expired');
    expect((await useFrom('10.8.0.1', email, code)).status).toBe(429);
    expect((await use(email, code)).error).toBeNull();
  });

  it('is gone after twenty wrong ones from everywhere', async () => {
    const { email } = await member(app);
    await ask(email);
    const code = await mailedCode(email);
    for (let count = 0; count < 20; count++) await useFrom(`10.9.0.${count}`, email, '00000000');
    expect((await use(email, code)).error?.code).toBe('otp_expired');
  });

  it('is gone after three newer ones and after ten minutes', async () => {
    const { id, email } = await member(app);
    const codes: string[] = [];
    for (let count = 1; count <= 4; count++) {
      await ask(email);
      codes.push(await mailedCode(email, count));
    }
    expect((await use(email, codes[0] ?? '')).error?.code).toBe('otp_expired');
    expect((await use(email, codes[1] ?? '')).error).toBeNull();
    await ask(email);
    const last = await mailedCode(email, 5);
    await app.prisma.mailCode.updateMany({ where: { userId: id }, data: { expiresAt: new Date() } });
    expect((await use(email, last)).error?.code).toBe('otp_expired');
  });

  it('is of one address, and opens no suspended account', async () => {
    const [ann, bob] = [await member(app), await member(app)];
    await ask(ann.email);
    const code = await mailedCode(ann.email);
    expect((await use(bob.email, code)).error?.code).toBe('otp_expired');
    await app.prisma.user.update({ where: { id: ann.id }, data: { bannedUntil: new Date(Date.now() + 60_000) } });
    expect((await use(ann.email, code)).error?.code).toBe('user_banned');
  });
});

describe('a code that confirms a new password', () => {
  it('is mailed to who is signed in, and checked where it is sent', async () => {
    const { email } = await member(app);
    const { auth } = await device(email);
    expect((await auth.reauthenticate()).error).toBeNull();
    const nonce = await mailedCode(email);
    const change = (code: string) => auth.updateUser({ password: 'another horse', nonce: code });
    expect((await change('00000000')).error?.code).toBe('reauthentication_not_valid');
    expect((await signIn(app, email)).user.email).toBe(email);
    expect((await change(nonce)).error).toBeNull();
    expect((await change(nonce)).error?.code).toBe('reauthentication_not_valid');
    expect((await signIn(app, email, 'another horse')).user.email).toBe(email);
  });

  it('signs nobody in, and a sign-in code confirms no password', async () => {
    const { email } = await member(app);
    const { auth } = await device(email);
    await auth.reauthenticate();
    const nonce = await mailedCode(email);
    const { error } = await browser(app).auth.verifyOtp({ email, token: nonce, type: 'email' });
    expect(error?.code).toBe('otp_expired');
    await auth.signInWithOtp({ email });
    const code = await mailedCode(email, 2);
    expect((await auth.updateUser({ password: 'another horse', nonce: code })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });
});

describe('"This was not me"', () => {
  const longAgo = {
    createdAt: new Date(Date.now() - 31 * 86_400_000),
    updatedAt: new Date(Date.now() - 31 * 86_400_000),
  };
  const names = async (userId: string) =>
    (await app.prisma.factor.findMany({ where: { userId } })).map(({ friendlyName }) => friendlyName);
  /** In the newest mail of so many with this subject. */
  const press = async (email: string, subject: string, count = 1) => {
    await mailsAbout(email, subject, count);
    return (await wire(app, 'POST', '/not-me', { token: await notMeTokenIn(app, email, subject) })).status;
  };
  const mailsAbout = async (email: string, subject: string, count = 1) => {
    const about = async () => (await mailsTo(app, email)).filter((mail) => mail.subject === subject);
    return until(about, (mails) => mails.length >= count);
  };
  const age = (userId: string) => app.prisma.factor.updateMany({ where: { userId }, data: longAgo });

  it('removes the app that a thief added, and the owner gets in without its code', async () => {
    const { email, id } = await secured();
    expect(await press(email, 'Two-step sign-in is on')).toBe(200);
    expect(await names(id)).toEqual([]);
    await wire(app, 'POST', '/recover', { email });
    const [mail] = await mailsAbout(email, 'Reset your password');
    if (!mail) throw new Error('No mail came.');
    const landing = await follow(linkIn(mail));
    const token = new URLSearchParams(landing.hash.slice(1)).get('access_token') ?? '';
    expect((await mine(token)).status).toBe(200);
  });

  it('leaves an app of more than 30 days, and removes newer apps and new recovery codes', async () => {
    const { email, id, phone } = await secured();
    await phone.auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes' });
    await age(id);
    const { factorId, uri } = await enroll(phone, 'Of a thief');
    await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    await phone.auth.mfa.recoveryCodes.regenerate();
    expect(await press(email, 'Two-step sign-in is on', 2)).toBe(200);
    expect(await names(id)).toEqual(['Phone']);
  });

  it('in a mail about a used recovery code removes the codes, however old', async () => {
    const { email, id, phone } = await secured();
    const { data } = await phone.auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes' });
    await age(id);
    await phone.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(await press(email, 'A recovery code was used')).toBe(200);
    expect(await names(id)).toEqual(['Phone']);
  });

  it('in a mail about somebody outside removes no factor: else the mailbox alone would be enough', async () => {
    const { email, id } = await secured();
    const stranger = await device(email);
    const [{ id: factorId } = { id: '' }] = await app.prisma.factor.findMany({ where: { userId: id } });
    for (let n = 0; n < 5; n += 1) await stranger.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(await press(email, 'Wrong codes at your sign-in')).toBe(200);
    expect(await names(id)).toEqual(['Phone']);
  });

  it('knows every app: an enrollment of more than an hour ago cannot be verified', async () => {
    const { email, id } = await member(app);
    const phone = await device(email);
    const { factorId, uri } = await enroll(phone);
    await app.prisma.factor.updateMany({
      where: { userId: id },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
    const { error } = await phone.auth.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    expect(error?.code).toBe('mfa_factor_not_found');
  });
});

/** The cases of auth-js's own tests (GoTrueClient.test.ts, "MFA"), against this server. */
describe('auth-js as it is published', () => {
  const factor = { factorId: randomUUID() };
  const nobody = () =>
    new AuthClient({ url: `${app.url}/auth/v1`, storage: new MemoryStorage(), detectSessionInUrl: false });

  it.each<[string, (auth: InstanceType<typeof AuthClient>) => Promise<{ data: unknown; error: unknown }>]>([
    ['enroll', (auth) => auth.mfa.enroll({ factorType: 'totp' })],
    ['challenge', (auth) => auth.mfa.challenge(factor)],
    ['verify', (auth) => auth.mfa.verify({ ...factor, challengeId: randomUUID(), code: '123456' })],
    ['challengeAndVerify', (auth) => auth.mfa.challengeAndVerify({ ...factor, code: '123456' })],
    ['unenroll', (auth) => auth.mfa.unenroll(factor)],
  ])('is told by %s without a session that a token is missing', async (_, call) => {
    const { data, error } = await call(nobody());
    expect([data, error]).toMatchObject([null, { message: expect.stringContaining('Bearer token') }]);
  });

  it('has no one to reauthenticate without a session', async () => {
    expect((await nobody().reauthenticate()).error?.name).toBe('AuthSessionMissingError');
  });

  it('enrolls without a name, is challenged, hears of a wrong code, and removes what it began', async () => {
    const { auth } = await device((await member(app)).email);
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const challenge = await auth.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ id: expect.any(String), expires_at: expect.any(Number) });
    const typed = { factorId, challengeId: challenge.data?.id ?? '', code: 'wrong1' };
    expect((await auth.mfa.verify(typed)).error?.message).toContain('Invalid TOTP code');
    expect((await auth.mfa.challengeAndVerify({ factorId, code: 'wrong1' })).error?.message).toContain(
      'Invalid TOTP code',
    );
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      ...{ currentLevel: 'aal1', nextLevel: 'aal1' },
      currentAuthenticationMethods: [{ method: 'password' }],
    });
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [], totp: [], phone: [] });
  });
});
