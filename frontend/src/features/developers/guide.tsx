import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { CodeBlock, Sample, withOrigin } from './code-block.tsx';
import { useLanguage } from './language.tsx';
import { Code, Section } from './prose.tsx';
import { FIRST_DESIGN } from './samples.ts';
import type { Language } from './steps.ts';

const INSTALL = 'npm install https://inkloom.example/inkloom-client.tgz';

export function Guide() {
  return (
    <Section
      id="start"
      title="From nothing to a published design"
      lead="Five minutes. All samples together are one program, which you can copy whole and run again: it makes one design a day."
    >
      <ol className="grid gap-10">
        <Step number={1} title="Make a key">
          <p>
            You need an account with Printify connected and a credit; a new account has some. Open{' '}
            <Link to="/settings/api-keys" className="text-foreground underline underline-offset-2">
              Settings → API keys
            </Link>
            , make a key with Read, Design and Publish, and give it to your shell:
          </p>
          <CodeBlock label="Your key" code="export INKLOOM_KEY=ink_…" />
        </Step>
        <Step number={2} title="Begin a program">
          <Tools />
          <Sample label="Begin a program" programs={FIRST_DESIGN} />
        </Step>
        <Step number={3} title="Create a design">
          <p>
            This takes a credit. With <Code>Idempotency-Key</Code>, a text of your own, the same request is answered
            once: repeat it after a broken line, and nothing is made or charged twice. <Code>publish: approved</Code>{' '}
            lets the product wait for you.
          </p>
          <Sample label="Create a design" programs={FIRST_DESIGN} step="Create" />
        </Step>
        <Step number={4} title="Wait for it">
          <p>
            It is <Code>finalized</Code> when its product is made, within about two minutes. <Code>preview</Code> asks a
            person for a decision; <Code>error</Code> gave the credit back. Asking every two seconds is fine; for more
            than a few designs, have{' '}
            <a href="#webhooks" className="text-foreground underline underline-offset-2">
              events sent to you
            </a>
            .
          </p>
          <Sample label="Wait for it" programs={FIRST_DESIGN} step="Wait" />
        </Step>
        <Step number={5} title="Read its listing">
          <p>
            Title, description, 13 tags and price, as Etsy takes them. <Code>PATCH</Code> the same address to change
            them.
          </p>
          <Sample label="Read its listing" programs={FIRST_DESIGN} step="Read" />
        </Step>
        <Step number={6} title="Publish it">
          <p>
            What is said to be <Code>now</Code> goes to the shop at once. It is there when <Code>publish_status</Code>{' '}
            is <Code>published</Code>.
          </p>
          <Sample label="Publish it" programs={FIRST_DESIGN} step="Publish" />
          <WholeProgram />
        </Step>
      </ol>
    </Section>
  );
}

/** What has to be installed. */
const TOOLS: Record<Language, ReactNode> = {
  curl: <p>A shell and curl are all that it takes.</p>,
  Node: (
    <>
      <p>Node 20 or later, and our client: every path, body and answer has its type.</p>
      <CodeBlock label="Install the client" code={INSTALL} />
    </>
  ),
  Python: <p>Python 3.9 or later; its standard library is all that it takes.</p>,
};

function Tools() {
  return TOOLS[useLanguage().language];
}

function WholeProgram() {
  const { language } = useLanguage();
  const copy = () => void copyText(withOrigin(FIRST_DESIGN[language]), 'Program copied');
  return (
    <Button variant="ink" className="justify-self-start" onClick={copy}>
      <Copy aria-hidden="true" />
      Copy the whole program
    </Button>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:gap-x-5">
      <span
        aria-hidden="true"
        className="figures grid size-11 place-items-center rounded-full border-2 border-foreground font-bold"
      >
        {number}
      </span>
      <h3 className="text-2xl">{title}</h3>
      <div className="col-span-2 grid min-w-0 gap-4 text-muted-foreground sm:col-span-1 sm:col-start-2 [&>p]:max-w-prose">
        {children}
      </div>
    </li>
  );
}
