import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { PRINTIFY_API_DOCS_URL, PRINTIFY_PARTNER_HELP_URL, PRINTIFY_SIGN_UP_URL } from '../printify/index.ts';
import { Tutorial } from './tutorial.tsx';

export function SetupGuide() {
  return (
    <div className="grid gap-10">
      <Button asChild variant="quiet" className="-ml-4 justify-self-start">
        <Link to="/settings">
          <ArrowLeft aria-hidden="true" />
          Back to Settings
        </Link>
      </Button>
      <div className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">Connect Printify</h1>
        <p className="max-w-prose text-lg text-muted-foreground">
          Five steps, a few minutes, once a year: Printify&rsquo;s tokens are valid for twelve months.
        </p>
      </div>
      <section aria-labelledby="tutorial" className="grid gap-4">
        <h2 id="tutorial" className="text-2xl">
          See how it’s done
        </h2>
        <Tutorial />
      </section>
      <section aria-labelledby="steps" className="grid gap-5">
        <h2 id="steps" className="text-2xl">
          Step by step
        </h2>
        <ol className="grid gap-6">
          <Step number={1} title="Create a Printify account">
            <p>
              Sign up at <ExternalLink href={PRINTIFY_SIGN_UP_URL}>Printify</ExternalLink> and connect your shop there
              (for example, on Etsy). Already have an account? Sign in.
            </p>
            <p>
              Selling on Etsy? Add Printify as a production partner there. You only do this once:{' '}
              <ExternalLink href={PRINTIFY_PARTNER_HELP_URL}>Printify then adds it to every listing</ExternalLink>.
              Without it, listings say &lsquo;Made by seller&rsquo;.
            </p>
          </Step>
          <Step number={2} title="Open Connections">
            <p>In the Printify dashboard, open your profile and choose Connections.</p>
          </Step>
          <Step number={3} title="Generate an API token">
            <p>
              Click Generate. Test and Production both work; we recommend Test for your first set-up. Select all scopes.
              If one is missing, we’ll tell you which.
            </p>
          </Step>
          <Step number={4} title="Copy the entire token">
            <p>It’s long, starts with eyJ and is shown only once. If you lose it, generate a new one.</p>
          </Step>
          <Step number={5} title="Paste it in Settings">
            <p>
              Go to Settings, paste the token and click &lsquo;Connect to Printify&rsquo;. We store it encrypted and
              never show it again.
            </p>
            <Button asChild variant="spot" className="mt-3 justify-self-start">
              <Link to="/settings/printify">Go to Settings</Link>
            </Button>
          </Step>
        </ol>
      </section>
      <section aria-labelledby="more" className="grid justify-items-start gap-3 border-t pt-6">
        <h2 id="more" className="text-2xl">
          Need More Help?
        </h2>
        <p>
          Read <ExternalLink href={PRINTIFY_API_DOCS_URL}>Printify&rsquo;s API documentation</ExternalLink>, or{' '}
          <Link to="/contact" className="underline">
            write to us
          </Link>
          .
        </p>
      </section>
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-4">
      <span
        aria-hidden="true"
        className="figures grid size-11 place-items-center rounded-full border-2 border-foreground font-bold"
      >
        {number}
      </span>
      <div className="grid gap-1 pt-1.5">
        <h3 className="text-xl">{title}</h3>
        <div className="grid max-w-prose text-muted-foreground">{children}</div>
      </div>
    </li>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-foreground underline">
      {children}
    </a>
  );
}
