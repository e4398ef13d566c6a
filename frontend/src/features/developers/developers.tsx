import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Contents } from '../../components/ui/contents.tsx';
import { SAMPLE_DESIGNS, SampleShirt } from '../sample-designs/index.ts';
import { Assistants } from './assistants.tsx';
import { ChangeLog, DeprecationPolicy } from './changes.tsx';
import { Guide } from './guide.tsx';
import { LanguageChoice } from './language.tsx';
import { Errors, Limits, Scopes } from './reference.tsx';
import { Webhooks } from './webhooks.tsx';

interface Part {
  id: string;
  title: string;
  Content: ComponentType;
}

const PARTS: Part[] = [
  { id: 'start', title: 'A design in five minutes', Content: Guide },
  { id: 'scopes', title: 'Keys and scopes', Content: Scopes },
  { id: 'errors', title: 'Errors and what to do', Content: Errors },
  { id: 'limits', title: 'Limits', Content: Limits },
  { id: 'webhooks', title: 'Webhooks', Content: Webhooks },
  { id: 'assistants', title: 'Set up an assistant', Content: Assistants },
  { id: 'deprecation', title: 'What may change', Content: DeprecationPolicy },
  { id: 'changes', title: 'Change log', Content: ChangeLog },
];

/** The guide for people who write programs, or have an assistant. */
export function Developers() {
  return (
    <LanguageChoice>
      <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,50rem)] lg:justify-center print:block">
        <Head />
        <Contents sections={PARTS} />
        <div className="grid min-w-0 gap-14 lg:col-start-2">
          {PARTS.map(({ id, Content }) => (
            <Content key={id} />
          ))}
        </div>
      </article>
    </LanguageChoice>
  );
}

function Head() {
  return (
    <header className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_14rem] lg:col-start-2">
      <div className="grid gap-5">
        <h1 className="text-[clamp(2.6rem,7vw,4.6rem)] leading-[0.9]">Developers</h1>
        <p className="max-w-prose text-lg text-muted-foreground">
          What you can do here by hand, a script or an assistant of yours can do too: describe a design, have it drawn
          and listed, and publish it in your shop.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="spot">
            <Link to="/settings/api-keys">Make an API key</Link>
          </Button>
          <Button asChild>
            <a href="/api/docs">Reference</a>
          </Button>
          <Button asChild variant="quiet">
            <a href="/api/openapi.yaml">openapi.yaml</a>
          </Button>
        </div>
      </div>
      <SampleShirt design={SAMPLE_DESIGNS[0]} color="Black" eager className="mx-auto w-full max-w-56 max-sm:hidden" />
    </header>
  );
}
