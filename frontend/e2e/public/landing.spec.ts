import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Free designs' });
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

test('the navigation leads to the parts of the page, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, heading] of [
    ['Features', 'Made to be printed'],
    ['How it Works', 'How it works'],
    ['Pricing', 'Pricing'],
    ['FAQ', 'Questions and answers'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(main).toBeInViewport();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
});

test('a question opens by keyboard, and by a link to it from another page', async ({ page }) => {
  await page.goto('/');
  const question = page.getByText('What does a credit cost?');
  const answer = page.getByText('Starter is $29 a month for 75 credits');
  await expect(question).toBeVisible();
  await expect(answer).toBeHidden();
  await page.locator('summary', { has: question }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeInViewport();
  await page.goto('/#faq-storage');
  await expect(page.getByText('For as long as you have your account')).toBeInViewport();
});

test('the examples of customers are marked as examples', async ({ page }) => {
  await page.goto('/');
  const quotes = page.getByRole('region', { name: 'What it’s like to sell with it' }).getByRole('figure');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) await expect(quote).toContainText('Example, not a real customer');
});

test('the sign-up banner appears after 300 pixels, and a dismissal is remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeAttached();
  await scrollTo(page, 300);
  await expect(banner(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(banner(page)).toBeInViewport();
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('sticky-cta-dismissed'))).toBe('true');
  await page.reload();
  await scrollTo(page, 2000);
  await expect(page.getByRole('heading', { name: 'Made to be printed' })).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('the banner works without storage, and leads to the sign-up', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = function (key) {
      return key === 'sticky-cta-dismissed' ? refuse() : getItem.call(this, key);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeAttached();
  await scrollTo(page, 800);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeAttached();
  await scrollTo(page, 900);
  await banner(page).getByRole('link', { name: 'Sign Up Free' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('the banner covers neither the footer nor what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeAttached();
  await scrollTo(page, 400);
  await expect(banner(page)).toBeVisible();
  const questions = page.locator('summary');
  for (let next = 1; next < 6; next++) {
    // The next question lies below the banner when the key is pressed.
    await questions.nth(next).evaluate((question) => {
      window.scrollBy(0, question.getBoundingClientRect().bottom - window.innerHeight + 4);
    });
    await questions.nth(next - 1).evaluate((question: HTMLElement) => question.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(questions.nth(next)).toBeFocused();
    const end = await questions.nth(next).evaluate((question) => question.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await banner(page).boundingBox())?.y ?? 0);
  }
  await scrollTo(page, 100_000);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await banner(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
});
