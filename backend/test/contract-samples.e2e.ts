import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { noPassword } from '../src/users/index.ts';
import { linkTo, notMeTokenIn } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { buyPlan, settled } from './support/billing.ts';
import { authOpenApi, authOperations, checkAgainstContract, openApi, operations } from './support/contract.ts';
import { request, requestRaw } from './support/http.ts';
import { beginConsent, connectApp, newVerifier, registerApp, requestPath } from './support/oauth.ts';
import { uncertainBand } from './support/pictures.ts';
import { beginDrawn, bodies, itemsOf, productsEnded, saveLineUp } from './support/products.ts';
import { keyOf } from './support/programs.ts';
import { drawQuickly, drawThis, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { type Ids, sampleOf, sampleRequest } from './support/samples.ts';
import { admin, quick, type Seller, type SellerOptions, seller } from './support/seller.ts';
import { SoftwareAuthenticator } from './support/software-authenticator.ts';
import { until } from './support/until.ts';
import { drawSeconds, finishedPress } from './support/versions.ts';

/** Who sends a sample, and what its description says must be there first. */
interface State {
  person: Seller;
  ids?: Ids;
  headers?: Record<string, string>;
}

/** The demo accounts' own: the sample of `deleteAccount` has it. */
const password = 'print-workshop';
const json = { 'content-type': 'application/json' };

let app: TestApp;
let finishedDesign: State;

beforeAll(async () => {
  app = await startApp({ ...quick, GENERATION_WAIT_SECONDS: '600', AUTH_MAIL_INTERVAL_SECONDS: '0' });
  await signUp('seller@inkloom.example');
  finishedDesign = await makeFinishedDesign();
});
afterAll(() => app.close());

const signUp = (email: string) =>
  requestRaw(app, 'POST', '/auth/v1/signup', { body: JSON.stringify({ email, password }), headers: json });

const newcomer = async (options: SellerOptions = {}): Promise<State> => ({
  person: await seller(app, { connected: false, password, ...options }),
});
const connected = () => newcomer({ connected: true });
const administrator = async (options: SellerOptions = {}): Promise<State> => ({
  person: await admin(app, { connected: false, ...options }),
});

async function subscriber(): Promise<State> {
  const { person } = await newcomer({ credits: 0 });
  await buyPlan(person, 'starter');
  await settled(person, 75, { status: 'active' });
  return { person };
}

async function makeFinishedDesign(): Promise<State> {
  await resetSandbox(app);
  await drawQuickly(app);
  const { person } = await connected();
  const { id, status } = await person.make();
  expect(status).toBe('finalized');
  return { person, ids: { id, generationId: id } };
}

async function pressDesign(): Promise<State> {
  const { person } = await connected();
  return { person, ids: { id: await finishedPress(person) } };
}

async function designInReview(): Promise<State> {
  const { person } = await connected();
  await resetSandbox(app);
  await drawThis(app, await uncertainBand());
  const generationId = await person.begin();
  await person.until(generationId, ({ status }) => status === 'preview');
  return { person, ids: { generationId } };
}

async function failedDesign(): Promise<State> {
  const { person } = await connected();
  await resetSandbox(app);
  const refused = { kind: 'status', status: 403 };
  await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.upload, times: 0, fault: refused });
  await drawQuickly(app);
  const { id, status } = await person.make();
  expect(status).toBe('error');
  await resetSandbox(app);
  return { person, ids: { generationId: id } };
}

async function waitingDesign(): Promise<State> {
  const { person } = await connected();
  await resetSandbox(app);
  const away = { kind: 'status', status: 503 };
  await fault(app, { provider: 'printify', method: 'POST', path: printifyPaths.upload, times: 0, fault: away });
  await drawQuickly(app);
  const id = await person.begin();
  await person.until(id, ({ waiting }) => waiting !== null);
  return { person, ids: { id } };
}

async function heldDesign(): Promise<State> {
  await resetSandbox(app);
  await drawQuickly(app);
  const { person } = await connected();
  const asked = { idea: 'A patient otter', selectedColors: ['Black'], publish: 'approved' };
  const { body } = await person.post('/api/generate', asked);
  await person.ended(body.generationId);
  return { person, ids: { id: body.generationId } };
}

async function withLineUp(): Promise<State> {
  const { person } = await connected();
  return { person, ids: { id: await saveLineUp(person, [bodies.mug]) } };
}

async function withConnection(): Promise<State> {
  const { person } = await newcomer();
  const apiToken = `sandbox_further-${person.id}`;
  const { body } = await person.post('/api/connections', { network: 'printify', name: 'Outlet', apiToken });
  return { person, ids: { id: body.id, apiToken, shopId: body.shops[0]?.id } };
}

async function withProduct(): Promise<State> {
  const { person, ids } = await makeFinishedDesign();
  const id = ids?.id as string;
  await beginDrawn(app, person, id, await itemsOf(app, person, [bodies.mug]));
  const [product] = await productsEnded(person, id);
  return { person, ids: { id, productId: product?.id } };
}

async function withFailedProduct(): Promise<State> {
  const { person, ids } = await makeFinishedDesign();
  const id = ids?.id as string;
  await fault(app, {
    provider: 'printify',
    path: printifyPaths.upload,
    times: 1,
    fault: { kind: 'status', status: 413 },
  });
  await beginDrawn(app, person, id, await itemsOf(app, person, [bodies.mug]));
  const [product] = await productsEnded(person, id);
  return { person, ids: { id, productId: product?.id } };
}

async function withApiKey(): Promise<State> {
  const { person } = await newcomer();
  return { person, ids: { id: (await keyOf(person)).id } };
}

async function withBatch(): Promise<State> {
  const { person } = await connected();
  const asked = { name: 'Otters', rows: [{ idea: 'An otter' }], defaults: { colors: ['Black'] }, publish: 'approved' };
  const { body } = await person.post('/api/batches', asked);
  const rowId = body.rows[0]?.id;
  return { person, ids: { id: body.id, rowId, rowIds: [rowId] } };
}

async function withWebhook(): Promise<State> {
  const { person } = await newcomer();
  const asked = { url: 'https://example.com/webhooks', events: ['credits.low'] };
  return { person, ids: { id: (await person.post('/api/webhooks', asked)).body.id } };
}

async function withDelivery(): Promise<State> {
  const { person, ids } = await withWebhook();
  const { body } = await person.post(`/api/webhooks/${ids?.id}/test`);
  return { person, ids: { ...ids, deliveryId: body.id } };
}

async function withBatchThatIs(command: 'start' | 'pause'): Promise<State> {
  const state = await withBatch();
  const path = `/api/batches/${state.ids?.id}`;
  await state.person.post(`${path}/start`);
  if (command === 'pause') await state.person.post(`${path}/pause`);
  return state;
}

async function withCatalog(): Promise<State> {
  const { person } = await administrator({ connected: true });
  await person.post('/api/admin/catalog/refresh');
  await until(
    async () => (await person.get('/api/admin/catalog')).body,
    ({ exists }) => exists,
    { seconds: 60 },
  );
  return { person };
}

async function withFailedJob(): Promise<State> {
  await app.prisma.$executeRaw`
    INSERT INTO pgboss.job (name, state, data, policy, completed_on)
    VALUES ('send-mail', 'failed', '{}', 'standard', now())`;
  const { person } = await administrator();
  const [job] = (await person.get('/api/admin/queues/send-mail/failed')).body;
  return { person, ids: { id: job?.id } };
}

async function withMessage(): Promise<State> {
  const body = { name: 'Ada', email: 'ada@example.com', subject: 'Colors', message: 'Where is the color?' };
  await request(app, 'POST', '/api/contact', { body: JSON.stringify(body), headers: json });
  const { person } = await administrator();
  const [message] = (await person.get('/api/admin/contact-messages')).body.messages;
  return { person, ids: { id: message?.id } };
}

async function withOtherUser(): Promise<State> {
  return { ...(await administrator()), ids: { id: (await newcomer()).person.id } };
}

async function withMailLink(): Promise<State> {
  const { person } = await newcomer();
  const email = await person.email();
  await requestRaw(app, 'POST', '/auth/v1/recover', { body: JSON.stringify({ email }), headers: json });
  return { person, ids: { token_hash: new URL(await linkTo(app, email)).searchParams.get('token') } };
}

/** Sign-ups of this suite need no mail, so what the link of one leaves is written here. */
async function withConfirmedAddress(): Promise<State> {
  const { person } = await newcomer();
  const email = await person.email();
  const { id: userId } = await app.prisma.user.update({ where: { email }, data: { passwordHash: noPassword } });
  const authCode = randomUUID();
  const codeExpiresAt = new Date(Date.now() + 60_000);
  const challenge = { challenge: 'c'.repeat(43), method: 's256' };
  await app.prisma.flowState.create({ data: { userId, kind: 'signup', ...challenge, authCode, codeExpiresAt } });
  return { person, ids: { auth_code: authCode, email } };
}

/** Calls the accounts with a session and answers with the body. */
async function account<Body>(token: string, path: string, body: object = {}): Promise<Body> {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return (await requestRaw<Body>(app, 'POST', `/auth/v1${path}`, { body: JSON.stringify(body), headers })).body;
}

async function withFactor(): Promise<State> {
  const { person } = await newcomer();
  const enrolled = { factor_type: 'totp', friendly_name: 'Phone' };
  const { id, totp } = await account<{ id: string; totp: { secret: string } }>(person.token, '/factors', enrolled);
  const challenge = await account<{ id: string }>(person.token, `/factors/${id}/challenge`);
  return { person, ids: { id, challenge_id: challenge.id, code: new TOTP({ secret: totp.secret }).generate() } };
}

async function withRaisedSession(): Promise<State> {
  const { person, ids } = await withFactor();
  const { access_token } = await account<{ access_token: string }>(person.token, `/factors/${ids?.id}/verify`, ids);
  return { person: person.with(access_token) };
}

async function withRecoveryCodes(): Promise<State> {
  const { person } = await withRaisedSession();
  const { codes } = await account<{ codes: string[] }>(person.token, '/factors/recovery-codes');
  return { person, ids: { code: codes[0] } };
}

interface AskedPasskey {
  id: string;
  webauthn: { credential_options: { publicKey: object } };
}

interface PasskeyOptions {
  challenge_id: string;
  options: object;
}

async function withPasskeyOptions(): Promise<State> {
  const { person } = await newcomer();
  const { challenge_id, options } = await account<PasskeyOptions>(person.token, '/passkeys/registration/options');
  return { person, ids: { challenge_id, credential: new SoftwareAuthenticator(app.url).create(options) } };
}

async function withPasskey(): Promise<State & { authenticator: SoftwareAuthenticator }> {
  const { person } = await newcomer();
  const authenticator = new SoftwareAuthenticator(app.url);
  const { id } = await account<{ id: string }>(person.token, '/factors', { factor_type: 'webauthn' });
  const asked = await account<AskedPasskey>(person.token, `/factors/${id}/challenge`);
  const credential_response = authenticator.create(asked.webauthn.credential_options.publicKey);
  const answer = { challenge_id: asked.id, webauthn: { type: 'create', credential_response } };
  const { access_token } = await account<{ access_token: string }>(person.token, `/factors/${id}/verify`, answer);
  return { person: person.with(access_token), ids: { id }, authenticator };
}

async function withPasskeyAnswer(): Promise<State> {
  const { person, authenticator } = await withPasskey();
  const { challenge_id, options } = await account<PasskeyOptions>('', '/passkeys/authentication/options');
  return { person, ids: { challenge_id, credential: authenticator.get(options) } };
}

async function withAuthorizationRequest(): Promise<State> {
  const { person } = await newcomer();
  const { browser, uid } = await beginConsent(app, await registerApp(app), newVerifier());
  return { person, ids: { uid }, headers: { cookie: browser.cookieFor(requestPath(uid)) } };
}

async function withGrant(): Promise<State> {
  const { person } = await newcomer();
  await connectApp(person);
  return { person, ids: { id: (await person.get('/api/grants')).body[0]?.id } };
}

async function withNotMeLink(): Promise<State> {
  const { person } = await newcomer();
  const email = await person.email();
  await person.send('PUT', '/auth/v1/user', JSON.stringify({ password: 'another workshop' }));
  return { person, ids: { token: await notMeTokenIn(app, email, 'Your password was changed') } };
}

/** What the "Needs …" of a description stands for. Everything else is for anybody with a new account. */
const states: Record<string, () => Promise<State>> = {
  endSession: async () => {
    const { person } = await newcomer();
    return { person, ids: { id: (await person.get('/api/user/sessions')).body[0]?.id } };
  },
  getAuthorizationRequest: withAuthorizationRequest,
  decideAuthorization: withAuthorizationRequest,
  endGrant: withGrant,
  deleteAccount: newcomer,
  createCheckout: newcomer,
  confirmCheckout: async () => {
    const { person } = await newcomer();
    const { url } = (await person.post('/api/stripe/buy-credits', { credits: 25 })).body;
    return { person, ids: { sessionId: url.split('/').at(-1) } };
  },
  changePlan: subscriber,
  cancelSubscription: subscriber,
  resumeSubscription: subscriber,
  openBillingPortal: subscriber,
  selectPrintifyShop: async () => {
    const { person } = await connected();
    return { person, ids: { shopId: (await person.get('/api/printify/connection')).body.shops[0]?.id } };
  },
  refreshPrintifyShops: connected,
  chooseProduct: connected,
  searchBlueprints: connected,
  listPrintProviders: connected,
  listProductVariants: connected,
  createLineUp: connected,
  replaceLineUp: withLineUp,
  deleteLineUp: withLineUp,
  updateConnection: withConnection,
  refreshConnectionShops: withConnection,
  deleteConnection: withConnection,
  listDesignProducts: async () => finishedDesign,
  addDesignProducts: async () => finishedDesign,
  getDesignProductProfit: withProduct,
  getDesignProductListing: withProduct,
  updateDesignProduct: withProduct,
  checkDesignProductListing: withProduct,
  syncDesignProductListing: withProduct,
  retryDesignProduct: withFailedProduct,
  removeDesignProduct: withFailedProduct,
  refreshCatalog: () => administrator({ connected: true }),
  downloadCatalog: withCatalog,
  deleteBlockedTerm: async () => {
    const { person } = await administrator();
    const term = { term: 'acme', severity: 'block', note: '' };
    return { person, ids: { id: (await person.post('/api/admin/blocked-terms', term)).body.id } };
  },
  createGeneration: connected,
  repushGeneration: failedDesign,
  retryPublish: async () => finishedDesign,
  finalizeGeneration: designInReview,
  discardGeneration: designInReview,
  deleteGeneration: makeFinishedDesign,
  createArchiveLink: async () => ({ ...finishedDesign, ids: { ids: [finishedDesign.ids?.id] } }),
  getGeneration: async () => finishedDesign,
  cancelGeneration: waitingDesign,
  getGenerationHistory: async () => finishedDesign,
  getGenerationVariants: async () => finishedDesign,
  getGenerationProfit: async () => finishedDesign,
  getListing: async () => finishedDesign,
  saveListing: async () => finishedDesign,
  checkListing: async () => finishedDesign,
  syncListing: async () => finishedDesign,
  getDesignDocument: async () => finishedDesign,
  listDesignVersions: async () => finishedDesign,
  createDesignVersion: pressDesign,
  restoreDesignVersion: pressDesign,
  getRetouch: async () => finishedDesign,
  createRetouchVersion: makeFinishedDesign,
  redrawPart: makeFinishedDesign,
  updateProductArt: async () => finishedDesign,
  setPublishing: heldDesign,
  getBatch: withBatch,
  deleteApiKey: withApiKey,
  updateBatch: withBatch,
  startBatch: withBatch,
  pauseBatch: () => withBatchThatIs('start'),
  resumeBatch: () => withBatchThatIs('pause'),
  cancelBatch: withBatch,
  listBatchRows: withBatch,
  addBatchRows: withBatch,
  updateBatchRow: withBatch,
  updateBatchRows: withBatch,
  approveBatchRows: withBatch,
  discardBatchRows: withBatch,
  retryBatchRows: withBatch,
  restoreBatchRows: withBatch,
  exportBatchResults: withBatch,
  getWebhook: withWebhook,
  changeWebhook: withWebhook,
  deleteWebhook: withWebhook,
  rotateWebhookSecret: withWebhook,
  testWebhook: withWebhook,
  listWebhookDeliveries: withWebhook,
  redeliverWebhook: withDelivery,
  getAdminUser: withOtherUser,
  suspendUser: withOtherUser,
  restoreUser: withOtherUser,
  retryJob: withFailedJob,
  markContactMessage: withMessage,
  verifyToken: withMailLink,
  chooseFirstPassword: withConfirmedAddress,
  challengeFactor: withFactor,
  verifyFactor: withFactor,
  unenrollFactor: withFactor,
  createRecoveryCodes: withRaisedSession,
  getRecoveryCodesStatus: withRecoveryCodes,
  regenerateRecoveryCodes: withRecoveryCodes,
  verifyRecoveryCode: withRecoveryCodes,
  deleteRecoveryCodes: withRecoveryCodes,
  registerPasskey: withPasskeyOptions,
  signInWithPasskey: withPasskeyAnswer,
  renamePasskey: withPasskey,
  removePasskey: withPasskey,
  secureAccount: withNotMeLink,
};

const all = [...operations, ...authOperations].map((operation) => [operation.operationId, operation] as const);

describe('the sample of', () => {
  it.each(all)(
    '%s succeeds as it is shown',
    async (id, operation) => {
      const forAdmins = operation.path.startsWith('/api/admin');
      const { person, ids, headers } = await (states[id] ?? (forAdmins ? administrator : newcomer))();
      const { path, init } = sampleRequest(operation, person.token, ids);
      const call = { ...init, headers: { ...init.headers, ...headers } };
      const { status, contentType, text } = await send(app.url + path, call);
      expect({ status, text }).toMatchObject({ status: successOf(operation.responses) });
      checkAgainstContract({ method: init.method, path, status, contentType, text });
    },
    drawSeconds * 1000,
  );
});

/** Event streams do not end by themselves: their head is the answer. */
async function send(url: string, init: RequestInit) {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const contentType = response.headers.get('content-type');
  const isStream = contentType?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  return { status: response.status, contentType, text: isStream ? '' : await response.text() };
}

const successOf = (responses: object) => Number(Object.keys(responses).find((status) => /^[23]\d\d$/.test(status)));

describe('the contract describes', () => {
  it.each(all)('%s, its parameters and what it needs', (id, { path, description, parameters = [], requestBody }) => {
    expect(description).toMatch(/\.$/);
    const needs = /Needs (?!no token)/.test((description ?? '').replace('Needs an administrator.', ''));
    expect({ id, needs }).toEqual({ id, needs: id in states });
    if (path.startsWith('/api/admin')) expect(description).toContain('Needs an administrator');
    for (const parameter of parameters) {
      expect(parameter).toMatchObject({ name: parameter.name, description: expect.stringMatching(/\.$/) });
      if (parameter.required) expect(sampleOf(parameter)).toBeDefined();
    }
    for (const { example, examples } of Object.values(requestBody?.content ?? {})) {
      expect(example ?? examples).toBeDefined();
    }
  });

  it.each([
    ['openapi.yaml', openApi],
    ['auth-openapi.yaml', authOpenApi],
  ])('every tag and every property of %s', (_, { paths, tags, components }) => {
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((one) => one.tags));
    const described = tags.filter(({ description }) => description).map(({ name }) => name);
    expect([...new Set(used)].sort()).toEqual(described.sort());
    const bare = Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { description }]) => !description)
        .map(([name]) => `${schema}.${name}`),
    );
    expect(bare).toEqual([]);
  });

  it.each([
    ['openapi.yaml', openApi],
    ['auth-openapi.yaml', authOpenApi],
  ])('how to get a token, by a request that works, in %s', async (_, { info }) => {
    const [, url = '', header = '', body = ''] =
      /curl '(.+?)' \\\n\s+-H '(.+?)' \\\n\s+-d '(.+?)'\n/.exec(info.description) ?? [];
    const [name = '', type = ''] = header.split(': ');
    const path = url.replace('http://localhost:3000', '');
    const { status, body: session } = await requestRaw<{ access_token: string }>(app, 'POST', path, {
      body,
      headers: { [name]: type },
    });
    expect(status).toBe(200);
    const { body: user } = await request(app, 'GET', '/api/user', {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(user.email).toBe('seller@inkloom.example');
  });
});

describe('signing in with a form, as Swagger UI does', () => {
  const form = (fields: Record<string, string>) =>
    request(app, 'POST', '/api/token', {
      body: new URLSearchParams({ grant_type: 'password', username: 'seller@inkloom.example', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa(':')}` },
    });

  it('answers with tokens that work and are not stored by any cache', async () => {
    const { body, headers } = await form({ password, scope: '' });
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.any(String),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const mine = await request(app, 'GET', '/api/user', { headers: { authorization: `Bearer ${body.access_token}` } });
    expect(mine.status).toBe(200);
  });

  it('says what is wrong in the same words as the other sign-in', async () => {
    expect(await form({ password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'sign_in_failed', error: 'Invalid login credentials' },
    });
    expect((await form({})).body.fields).toEqual({ password: expect.any(String) });
    expect((await form({ password, grant_type: 'implicit' })).body.fields).toEqual({ grant_type: expect.any(String) });
  });
});
