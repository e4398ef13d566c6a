import { clientConfig } from '../../api/client/config.ts';

export function SandboxBanner() {
  const { sandbox, mailboxUrl } = clientConfig();
  if (!sandbox) return null;
  return (
    <aside
      aria-label="Sandbox"
      className="print:hidden border-b bg-muted px-3 py-1.5 text-center text-muted-foreground text-sm leading-snug"
    >
      Sandbox: no real shop, card or mail.{' '}
      {mailboxUrl && (
        <a href={mailboxUrl} target="_blank" rel="noreferrer" className="whitespace-nowrap text-foreground underline">
          Mailbox
        </a>
      )}
    </aside>
  );
}
