/** Mailboxes of Gmail ignore dots, and have two domains. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/** The same for every way to write an address that reaches the same person: case, tags after a plus, dots at Gmail. */
export function identityOfAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [mailbox = ''] = address.slice(0, at).toLowerCase().split('+');
  return gmail.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
