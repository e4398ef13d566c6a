import { expect, type Page } from '@playwright/test';

const SANDBOX = process.env.INKLOOM_SANDBOX_URL ?? 'http://localhost:3001';

interface Message {
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

export function sandboxUrl(path: string): string {
  return `${SANDBOX}${path}`;
}

/** Waits for a mail to an address whose subject contains some words. */
export async function mailTo(address: string, subject: string): Promise<Message> {
  let mail: Message | undefined;
  await expect
    .poll(
      async () => {
        mail = (await messagesTo(address)).find((message) => message.subject.includes(subject));
        return mail;
      },
      { message: `a mail "${subject}" to ${address}`, intervals: [50] },
    )
    .toBeTruthy();
  return mail as Message;
}

/** As `mailTo`, and returns the first link in it. */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const { text } = await mailTo(address, subject);
  return text.match(/https?:\/\/\S+/)?.[0] ?? '';
}

/** Opens a mailed link and presses the button of its page. */
export async function openMailedLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/confirm/);
  await page.getByRole('main').getByRole('button').click();
}

export async function subjectsMailedTo(address: string): Promise<string[]> {
  return (await messagesTo(address)).map(({ subject }) => subject);
}

async function messagesTo(address: string): Promise<Message[]> {
  const response = await fetch(sandboxUrl(`/mail/api/messages?to=${encodeURIComponent(address)}`));
  return (await response.json()) as Message[];
}
