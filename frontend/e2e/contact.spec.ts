import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls.ts';
import { mailTo } from './support/mailbox.ts';
import { expectAccessible } from './support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from './support/test.ts';

const SUPPORT = 'support@inkloom.example';

const MESSAGE = {
  name: 'Ines Vogel',
  email: 'ines@example.com',
  subject: 'A shirt that never came',
  message: 'Ordered two weeks ago.\nWhere is it?',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} *` });

async function fillForm(page: Page, message: Partial<typeof MESSAGE>): Promise<void> {
  for (const [name, text] of Object.entries(message))
    await field(page, `${name.charAt(0).toUpperCase()}${name.slice(1)}`).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('the footer and the setup guide link to the contact page', async ({ page }) => {
  await page.goto('/help/printify-setup');
  await page.getByRole('link', { name: 'write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await expect(page.getByText("Have a question or need help? We're here to assist you.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: SUPPORT })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT}`,
  );
  await expect(page.getByText('24-48 hours on business days')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('past the limit the form keeps the message and says when it takes it', async ({ page, noise }) => {
  const error = 'Too many requests. Please try again in 2400 seconds.';
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { error, code: 'rate_limited' } }));
  await page.goto('/contact');
  await fillForm(page, MESSAGE);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('send it again in 40 minutes');
  await expect(field(page, 'Subject')).toHaveValue(MESSAGE.subject);
  ignoreFailedCalls(noise);
});

test('missing and too long inputs show an error each, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/contact');
  await send(page);
  for (const words of [
    'Name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);
  await fillForm(page, {
    name: 'n'.repeat(101),
    email: 'ines@',
    subject: 's'.repeat(201),
    message: 'm'.repeat(2001),
  });
  for (const words of [
    'Name is too long',
    'Please enter a valid email address',
    'Subject is too long',
    'Message is too long',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await fillForm(page, MESSAGE);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls).toBe(0);
});

test('a message reaches support, which can reply to it, and the form is cleared', async ({ page }) => {
  const subject = `Missing shirt ${randomUUID()}`;
  await page.goto('/contact');
  await fillForm(page, { ...MESSAGE, subject });
  await send(page);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.", { exact: true })).toBeVisible();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(field(page, name)).toHaveValue('');
  const mail = await mailTo(SUPPORT, subject);
  expect(mail.replyTo).toContain(MESSAGE.email);
  expect(mail.text).toContain('Where is it?');
});

test('a failure shows an error, and the typed text stays', async ({ page, noise }) => {
  const fail = await holdCalls(page, '**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await fillForm(page, MESSAGE);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  fail();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(MESSAGE.name);
  await expect(field(page, 'Message')).toHaveValue(MESSAGE.message);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  ignoreFailedCalls(noise);
});

test('no person finds the honeypot', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

test('name and email of a signed-in user are filled in', async ({ signedIn: page, seller }) => {
  await page.goto('/contact');
  await expect(field(page, 'Email')).toHaveValue(seller.email);
  await expect(field(page, 'Name')).not.toHaveValue('');
  await expect(field(page, 'Subject')).toHaveValue('');
});
