import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { SAMPLE_COLORS } from '../../frontend/src/lib/shirt-colors.ts';
import { type TitleInCode, titleCaseFinder } from './title-case.ts';

/** Titles that the specification gives: they stand as given (decision 19). */
const GIVEN = [
  ...['Account Settings', 'Acceptable Use', 'Acceptable Use Policy', 'Active Users', 'Admin Dashboard'],
  ...['AI Prompt Image Template', 'AI Prompt Template', 'All Styles', 'Back to Settings', 'Back to Sign In'],
  ...['Browse Variants', 'Buy Credits', 'Cancellation Failed', 'Catalog Loaded', 'Checkout Failed', 'Confirm Password'],
  ...['Connection Failed', 'Contact Us', 'Create Account', 'Credits Ledger', 'Design Description', 'Design Found'],
  ...['Design Repushed!', 'Design Started', 'Designs Generated', 'DMCA / Copyright', 'DMCA / Copyright Policy'],
  ...['Download Started', 'Email Support', 'Finalization Failed', 'Forgot Password?', 'Generate & Publish'],
  ...['Generation Failed', 'Generation In Progress', 'GPT Listing Templates', 'GPT Listing Templates (Advanced)'],
  ...['Grant Credits', 'Help Center', 'How it Works', 'Last Activity', 'Load for Browsing', 'Message Sent!'],
  ...['Need More Help?', 'New Password', 'Not Connected', 'Out of Credits', 'Password Change Failed'],
  ...['Password Changed', 'Password Reset Successful!', 'Printify Connected', 'Printify Integration', 'Privacy Policy'],
  ...['Product Pricing', 'Publish Retry Complete!', 'Quick Actions', 'Recent Previews', 'Refresh Catalog'],
  ...['Republish (Free)', 'Republish Failed', 'Repush Failed', 'Reset Link Invalid', 'Reset Password'],
  ...['Reset Your Password', 'Response Time', 'Retry Failed', 'Retry Publish', 'Return to Login', 'Save Failed'],
  ...['Selection Failed', 'Send Message', 'Send Reset Link', 'Setup Required', 'Shop Selected!', 'Sign In'],
  ...['Sign Up Free', 'Subscription Cancelled', 'Subscription Plans', 'System Settings', 'Terms & Conditions'],
  ...['Total Users', 'User Management', 'Verification Failed'],
];

/** Names keep their capitals: companies and their products, our engine, screens, what contracts define, keys. */
const NAMES = [
  ...['Inkloom', 'Press', 'Auto', 'Settings', 'Products', 'Connections', 'Connected apps', 'Webhooks'],
  ...['Printify', 'Printful', 'Printful Enterprise', 'Etsy', 'Shopify', 'Stripe', 'Excel', 'Samsung Internet'],
  ...['Standard Webhooks', 'Model Context Protocol', 'Copyright Agent', 'Service', 'Terms', 'United States'],
  ...['United Kingdom', 'New Zealand', 'European', 'Ctrl', 'Cmd', 'Meta', 'Shift', 'Big5', 'Shift_JIS', 'Windows'],
  ...Object.keys(SAMPLE_COLORS),
];

const isTitleCase = titleCaseFinder([...GIVEN, ...NAMES]);

describe('a title', () => {
  it.each(['Not Restored', 'Use Your Passkey', 'Sign In With a Code', 'Download Failed', 'Browse the Variants'])(
    'of our own is not in title case: %s',
    (title) => expect(isTitleCase(title)).toBe(true),
  );

  it.each([
    'Not restored',
    'Buy Credits',
    'Show Credits Ledger',
    'Open in Printify',
    'Navy and Heather Grey',
    'CSV or Excel file',
    'Bear "Stay wild"',
    'It was refused. Try other words.',
  ])('is in sentence case, but for names and what is given: %s', (title) => expect(isTitleCase(title)).toBe(false));
});

it('of a screen or a mail is in sentence case', async () => {
  // In a process of its own: the TypeScript compiler is a large thing for a test process to hold on to.
  const file = join(import.meta.dirname, 'title-case.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify([...GIVEN, ...NAMES])]);
  expect(JSON.parse(stdout) as TitleInCode[]).toEqual([]);
});
