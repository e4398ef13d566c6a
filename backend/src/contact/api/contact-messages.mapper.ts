import type { ContactMessage } from '../../platform/prisma/client/client.ts';
import type { ContactMessageView } from './contact.dto.ts';

/** @param emails addresses by user id */
export function toContactMessageView(row: ContactMessage, emails: ReadonlyMap<string, string>): ContactMessageView {
  const { id, name, email, subject, message, receivedAt, answeredAt, answeredBy } = row;
  return {
    id,
    name,
    email,
    subject,
    message,
    received_at: receivedAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
    answered_by: (answeredBy && emails.get(answeredBy)) ?? null,
  };
}
