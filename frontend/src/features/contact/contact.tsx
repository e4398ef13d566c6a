import { Clock, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientConfig } from '../../api/client/config.ts';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { ContactForm } from './contact-form.tsx';

export function Contact() {
  const { supportEmail } = clientConfig();
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">Contact Us</h1>
        <p className="text-lg text-muted-foreground">Have a question or need help? We're here to assist you.</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Fact Icon={Mail} title="Email Support">
          <p>For general inquiries and support</p>
          {supportEmail && (
            <a
              href={`mailto:${supportEmail}`}
              className="flex min-h-11 items-center break-words font-semibold text-foreground underline"
            >
              {supportEmail}
            </a>
          )}
        </Fact>
        <Fact Icon={Clock} title="Response Time">
          <p>We typically reply within 24-48 hours on business days.</p>
        </Fact>
      </div>
      <Card aria-labelledby="message">
        <CardHeader id="message" title="Send us a message" />
        <ContactForm />
      </Card>
    </div>
  );
}

function Fact({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-2">
      <Icon aria-hidden="true" className="size-5 text-muted-foreground" />
      <h2 className="text-xl">{title}</h2>
      <div className="col-start-2 grid gap-1 text-muted-foreground">{children}</div>
    </Card>
  );
}
