import { expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { withTimeLimits } from './send-mail.handler.ts';

it('waits half a minute at most for a mail server, and as long as its address says', () => {
  const { options } = createTransport(withTimeLimits('smtps://ann:secret@mail.example:465?socketTimeout=5000'));
  expect(options).toMatchObject({
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'ann', pass: 'secret' },
  });
  expect(options).toMatchObject({ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 5000 });
});
