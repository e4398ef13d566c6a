import { compose, type MailContent } from '../../platform/mail/layout.ts';

interface VisitorMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  support: string;
}

export function contactMessageMail({ name, email, subject, message, support }: VisitorMessage): MailContent {
  return compose({
    subject: `Contact: ${subject}`,
    preview: `${name} wrote through the contact page.`,
    heading: subject,
    paragraphs: message.split(/\s*\n\s*/),
    notes: [`From ${name} (${email}), through the contact page. Reply to this email to answer them.`],
    support,
  });
}
