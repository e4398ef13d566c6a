import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { Collection, Store } from '../core/store.ts';

export interface Message {
  id: string;
  /** The recipients of the envelope, Bcc included. */
  to: string[];
  from: string;
  /** Absent where it is the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  receivedAt: string;
}

export interface Envelope {
  from: string;
  to: string[];
}

const MAX_MAILS = 500;

export class Mailbox {
  private readonly messages: Collection<Message>;

  constructor(store: Store) {
    this.messages = store.collection<Message>('mail');
  }

  async receive(raw: Buffer, envelope: Envelope): Promise<Message> {
    const mail = await PostalMime.parse(raw);
    const html = mail.html ?? '';
    const text = mail.text?.trim() ?? '';
    const message: Message = {
      id: randomUUID(),
      to: envelope.to,
      from: mail.from ? address(mail.from) : envelope.from,
      ...(mail.replyTo && { replyTo: mail.replyTo.map(address).join(', ') }),
      subject: mail.subject ?? '',
      text,
      html,
      links: linksIn(text, html),
      receivedAt: new Date().toISOString(),
    };
    this.messages.put(message.id, message);
    for (const old of this.messages.values().slice(0, -MAX_MAILS)) this.messages.delete(old.id);
    return message;
  }

  /** Newest first; `to` is compared without regard to case. */
  list(to?: string): Message[] {
    const wanted = to?.trim().toLowerCase();
    const newest = this.messages.values().reverse();
    return wanted ? newest.filter((message) => message.to.some((one) => one.toLowerCase() === wanted)) : newest;
  }

  get(id: string): Message | undefined {
    return this.messages.get(id);
  }

  clear(): void {
    for (const message of this.messages.values()) this.messages.delete(message.id);
  }
}

function address({ name, address: mailbox = '' }: Address): string {
  return name ? `${name} <${mailbox}>` : mailbox;
}

function linksIn(text: string, html: string): string[] {
  const hrefs = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    unescapeHtml(match[1] ?? match[2] ?? ''),
  );
  const written = text.match(/https?:\/\/[^\s<>"']+/g)?.map((url) => url.replace(/[.,;:!?)\]]+$/, '')) ?? [];
  return [...new Set([...hrefs, ...written].filter((url) => /^https?:\/\//i.test(url)))];
}

const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

function unescapeHtml(markup: string): string {
  return markup
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot|apos|lt|gt|amp));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();
}
