import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request, requestRaw } from './support/http.ts';
import { until } from './support/until.ts';

describe('a mail server that is down', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const control = (method: string, path: string, body?: object) =>
    requestRaw<{ calls: { status: number }[] }>(app.sandbox, method, `/control${path}`, {
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  const refused = async (): Promise<number> => {
    const { body } = await control('GET', '/calls?provider=smtp');
    return body.calls.filter(({ status }) => status === 451).length;
  };

  it('delays the confirmation mail and loses none', async () => {
    const email = someAddress();
    const fault = await control('POST', '/faults', {
      provider: 'smtp',
      times: 0,
      fault: { kind: 'status', status: 451 },
    });
    expect(fault.status).toBeLessThan(300);
    const signedUp = await wire(app, 'POST', '/signup', { email, password: 'correct horse' });
    expect(signedUp.status).toBe(200);
    await until(refused, (count) => count > 0);
    expect((await request(app.sandbox, 'GET', `/mail/api/messages?to=${email}`)).body).toEqual([]);
    await control('DELETE', '/faults');
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0] && linkIn(mails[0])).toContain('type=signup');
  });
});
